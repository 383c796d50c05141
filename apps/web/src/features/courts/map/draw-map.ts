import {
  AttributionControl,
  LngLatBounds,
  Map as LibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type LngLatLike,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import './maplibre.css';

/** A position on the map, and the element that stands there. */
export interface Pin {
  readonly lat: number;
  readonly lng: number;
  readonly element: HTMLElement;
}

export interface MapWish {
  readonly style: string;
  readonly attribution: string | undefined;
  /** Texts of the map's own controls, by MapLibre's names. */
  readonly texts: Record<string, string>;
  /** The map can't be shown, before anything of it was. */
  readonly onFailed: () => void;
  /** The style is there. */
  readonly onShown: () => void;
}

export interface DrawnMap {
  /** Puts these pins on the map instead of those before, and shows all of them. */
  show(pins: readonly Pin[]): void;
  /** Moves there if it is outside of what is seen. */
  reveal(pin: { readonly lat: number; readonly lng: number }): void;
  setStyle(style: string): void;
  remove(): void;
}

/** Around a single centre: its streets. */
const CLOSEST_ZOOM = 14;
/** Room for the pins at the edges, in px. */
const EDGE = 48;
/** Nobody waits longer for the outlines of a map. */
const PATIENCE_MS = 15_000;

setWorkerUrl(workerUrl);

/** Draws the map into an empty element. @throws where the browser can't */
export function drawMap(container: HTMLElement, wish: MapWish): DrawnMap {
  const { style, attribution, texts, onFailed, onShown } = wish;
  const map = new LibreMap({
    container,
    style,
    locale: texts,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    zoom: CLOSEST_ZOOM,
    ...(window.matchMedia('(prefers-reduced-motion: reduce)').matches && { fadeDuration: 0 }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(
    new AttributionControl({ compact: false, ...(attribution && { customAttribution: attribution }) }),
    'bottom-right',
  );

  const impatient = setTimeout(onFailed, PATIENCE_MS);
  // Later errors are single tiles: they leave a hole, and the rest is still a map.
  let shown = false;
  map.on('error', () => {
    if (!shown) onFailed();
  });
  map.once('style.load', () => {
    shown = true;
    clearTimeout(impatient);
    onShown();
  });

  let markers: readonly Marker[] = [];
  return {
    show(pins) {
      for (const marker of markers) marker.remove();
      markers = pins.map(({ element, ...at }) => new Marker({ element, anchor: 'bottom' }).setLngLat(at).addTo(map));
      if (pins.length === 0) return;
      const bounds = pins.reduce((all, at) => all.extend(pointOf(at)), new LngLatBounds());
      map.fitBounds(bounds, { padding: EDGE, maxZoom: CLOSEST_ZOOM, animate: false });
    },
    reveal(at) {
      if (!map.getBounds().contains(pointOf(at))) map.panTo(pointOf(at));
    },
    setStyle: (next) => void map.setStyle(next),
    remove() {
      clearTimeout(impatient);
      map.remove();
    },
  };
}

const pointOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }): LngLatLike => ({ lat, lng });
