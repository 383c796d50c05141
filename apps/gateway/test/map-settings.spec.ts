import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@setpoint/service-kit/edge';
import { mapConfig, mapSettings } from '../src/index.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

const read = (env: Record<string, string>) => mapSettings(readConfig(mapConfig, env));

describe('settings of the map', () => {
  it('CRT-03~ are a style, one for the dark, origins and an attribution', () => {
    expect(
      read({
        MAP_STYLE_URL: 'https://maps.example/light.json?key=1',
        MAP_STYLE_URL_DARK: 'https://maps.example/dark.json?key=1',
        MAP_ORIGINS: 'https://tiles.example, https://*.fonts.example:8443',
        MAP_ATTRIBUTION: '© somebody',
      }),
    ).toEqual({
      style: 'https://maps.example/light.json?key=1',
      styleDark: 'https://maps.example/dark.json?key=1',
      origins: ['https://tiles.example', 'https://*.fonts.example:8443'],
      attribution: '© somebody',
    });
  });

  it.each(['http://localhost:8080/style.json', 'http://127.0.0.1/style.json', 'http://[::1]:1/style.json'])(
    'may be served without https by this machine: %s',
    (style) => expect(read({ MAP_STYLE_URL: style })).toEqual({ style, origins: [] }),
  );

  it.each([
    ['MAP_STYLE_URL', 'http://maps.example/style.json'],
    ['MAP_STYLE_URL', '/style.json'],
    ['MAP_STYLE_URL_DARK', 'ftp://maps.example/style.json'],
    ['MAP_STYLE_URL_DARK', 'http://localhost.example/style.json'],
    ['MAP_ORIGINS', 'http://tiles.example'],
    ['MAP_ORIGINS', 'https://tiles.example/'],
    ['MAP_ORIGINS', 'https://tiles.example; script-src *'],
    ['MAP_ORIGINS', '*'],
  ])('%s is refused as %s', (name, value) => {
    const env = { MAP_STYLE_URL: 'https://maps.example/style.json', [name]: value };
    expect(() => read(env)).toThrow(new RegExp(`${name}(\\.0)?: must be an (address|origin) with https`));
  });
});

describe('a gateway with a map', () => {
  let folder: string;
  let gateway: FixtureGateway;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'setpoint-map-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets', 'maplibre-gl-worker-1.mjs'), 'export {}');
    gateway = await startFixtureGateway({
      webRoot: folder,
      publicConfig: { features: {} },
      contentSources: { connect: ['https://accounts.example'] },
      map: {
        style: 'https://maps.example/light.json?key=1',
        styleDark: 'https://dark.example/dark.json',
        origins: ['https://tiles.example'],
      },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('CRT-03~ tells the browser its style', async () => {
    const config = await (await fetch(`${gateway.url}/config.json`)).json();
    expect(config).toMatchObject({
      features: {},
      map: { style: 'https://maps.example/light.json?key=1', styleDark: 'https://dark.example/dark.json' },
    });
  });

  // A worker obeys the policy of its own script: without one it would load from anywhere.
  it.each(['/', '/assets/maplibre-gl-worker-1.mjs'])(
    'API-14~ lets %s load from the origins of the map, and from no others',
    async (path) => {
      const { headers } = await fetch(gateway.url + path);
      const policy = headers.get('content-security-policy')!.split(';');
      const map = 'https://maps.example https://dark.example https://tiles.example';
      expect(policy).toContain(`connect-src 'self' https://accounts.example ${map}`);
      expect(policy).toContain(`img-src 'self' data: blob: ${map}`);
    },
  );

  it('serves the worker as a script', async () => {
    const { headers } = await fetch(`${gateway.url}/assets/maplibre-gl-worker-1.mjs`);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toContain('immutable');
  });
});
