import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { MapConfig } from '../../../entities/site/config.js';
import type { Pin as DrawnPin } from './draw-map.js';
import classes from './centres-map.module.css';
import { Pin } from './pin.js';
import { useDrawnMap } from './use-drawn-map.js';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

interface CentresMapProps {
  readonly map: MapConfig;
  /** What screen readers call it. */
  readonly label: string;
  readonly centres: readonly Place[];
  readonly chosen?: string | null;
  /** Makes the pins buttons. */
  readonly onChoose?: (id: string) => void;
  /** Nothing of it can be shown. The same function each time, or the map is drawn anew. */
  readonly onFailed: () => void;
}

/** Centres at their places (CRT-03, CRT-04). People's positions are never on it. */
export function CentresMap({ map, label, centres, chosen, onChoose, onFailed }: CentresMapProps) {
  const { container, drawn, shown, glaring } = useDrawnMap(map, onFailed);
  const pins = usePins(centres);
  useEffect(() => drawn?.show(pins), [drawn, pins]);
  return (
    <section className={classes.map} aria-label={label} aria-busy={!shown} data-glaring={glaring || undefined}>
      <div ref={container} className={classes.drawing} />
      {drawn &&
        pins.map((pin) =>
          createPortal(
            <Pin
              name={pin.name}
              chosen={pin.id === chosen}
              onChoose={onChoose && (() => onChoose(pin.id))}
              onFocus={() => drawn.reveal(pin)}
            />,
            pin.element,
            pin.id,
          ),
        )}
    </section>
  );
}

/** An element for each centre. The same ones, as long as the same centres stand at the same places. */
function usePins(centres: readonly Place[]): readonly (Place & DrawnPin)[] {
  const places = JSON.stringify(centres.map(({ id, name, lat, lng }) => ({ id, name, lat, lng })));
  return useMemo(
    () => (JSON.parse(places) as Place[]).map((place) => ({ ...place, element: document.createElement('div') })),
    [places],
  );
}
