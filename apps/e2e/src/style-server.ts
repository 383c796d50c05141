import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of map styles, small enough to draw without tiles: a ground, and a canal from a file of its own. */
export interface StyleServer {
  readonly origin: string;
  /** Paths in the order in which they were asked for. */
  readonly asked: string[];
  /** From now on every answer is an error. */
  broken: boolean;
  stop(): Promise<void>;
}

const CANAL = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [8.5, 45.7],
      [9.19, 45.44],
      [9.8, 45.2],
    ],
  },
};

/** `/light.json` and `/dark.json`, which want a path from another origin if one is named. */
export async function startStyleServer(elsewhere?: string): Promise<StyleServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    asked.push(pathname);
    const files: Record<string, unknown> = {
      '/light.json': styleOf('#eae6df', '#7fb2d9', origin, elsewhere),
      '/dark.json': styleOf('#1b2430', '#31557a', origin, elsewhere),
      '/canal.json': CANAL,
    };
    const file = styles.broken ? undefined : files[pathname];
    response.writeHead(file ? 200 : 500, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(file ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const styles: StyleServer = {
    origin,
    asked,
    broken: false,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return styles;
}

const styleOf = (ground: string, water: string, origin: string, elsewhere = origin) => ({
  version: 8,
  sources: {
    path: { type: 'geojson', data: `${elsewhere}/path.json` },
    canal: { type: 'geojson', data: `${origin}/canal.json`, attribution: '© The Test Survey' },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': ground } },
    { id: 'path', type: 'line', source: 'path' },
    { id: 'canal', type: 'line', source: 'canal', paint: { 'line-color': water, 'line-width': 8 } },
  ],
});
