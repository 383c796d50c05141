import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocated } from '../../../entities/court/located.js';
import type { MapConfig } from '../../../entities/site/config.js';
import { CentresMap } from '../map/centres-map.js';
import { CourtCard, type Centre } from './court-cards.js';
import classes from './centres.module.css';

interface CentresOnMapProps {
  readonly map: MapConfig;
  readonly centres: readonly Centre[];
  readonly onFailed: () => void;
}

/** Pins to choose from, and the card of the chosen centre below. */
export function CentresOnMap({ map, centres, onFailed }: CentresOnMapProps) {
  const { t } = useTranslation('court');
  const [chosenId, choose] = useState<string | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const chosen = centres.find(({ id }) => id === chosenId);
  useEffect(() => {
    if (chosenId) card.current?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <>
      <div className={classes.map}>
        <CentresMap
          map={map}
          label={t('map.label')}
          centres={centres.filter(isLocated)}
          chosen={chosenId}
          onChoose={(id) => choose(id === chosenId ? null : id)}
          onFailed={onFailed}
        />
      </div>
      <div ref={card} className={classes.chosen} aria-live="polite">
        {chosen && <CourtCard court={chosen} plain />}
      </div>
    </>
  );
}
