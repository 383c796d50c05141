import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { MapFailed } from '../map/map-failed.js';
import { useMap } from '../map/use-map.js';
import { CentresOnMap } from './centres-on-map.js';
import { CourtCards, type Centre } from './court-cards.js';
import type { CentresView } from './filters.js';
import classes from './centres.module.css';

interface CentresProps {
  readonly centres: readonly Centre[];
  /** What is shown where there is room for one of them. */
  readonly view: CentresView;
  readonly onView: (view: CentresView) => void;
}

/** A list, with a map beside it where there is one and room for both, else by a switch (CRT-04). */
export function Centres({ centres, view, onView }: CentresProps) {
  const { t } = useTranslation('court');
  const { map, failed, fail } = useMap();
  const wide = useMediaQuery(`(min-width: ${BREAKPOINTS.lg}px)`, false, { getInitialValueInEffect: false });
  const cards = <CourtCards items={centres} />;
  if (!map) {
    return (
      <>
        {failed && <MapFailed />}
        {cards}
      </>
    );
  }
  const onMap = <CentresOnMap map={map} centres={centres} onFailed={fail} />;
  if (wide) {
    return (
      <div className={classes.beside}>
        {cards}
        <div className={classes.held}>{onMap}</div>
      </div>
    );
  }
  return (
    <>
      <SegmentedControl
        aria-label={t('map.view')}
        className={classes.switch!}
        value={view}
        onChange={(value) => onView(value as CentresView)}
        data={[
          { value: 'list', label: t('map.list') },
          { value: 'map', label: t('map.map') },
        ]}
      />
      {view === 'map' ? onMap : cards}
    </>
  );
}
