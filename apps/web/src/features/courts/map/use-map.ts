import { useReducer } from 'react';
import { useConfig, type MapConfig } from '../../../entities/site/config.js';

export interface MapState {
  /** Null where there is no map: none is configured, the browser can't draw it, or it failed. */
  readonly map: MapConfig | null;
  readonly failed: boolean;
  readonly fail: () => void;
}

export function useMap(): MapState {
  const map = useConfig()?.map;
  const [failed, fail] = useReducer(() => true, false);
  return { map: map && !failed && canDraw() ? map : null, failed, fail };
}

let drawing: boolean | undefined;

/** MapLibre needs WebGL 2. */
const canDraw = (): boolean => (drawing ??= document.createElement('canvas').getContext('webgl2') !== null);
