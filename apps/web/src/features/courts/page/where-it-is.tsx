import { Text } from '@mantine/core';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Directions } from '../../../entities/court/directions.js';
import { kmBetween } from '../../../entities/court/distance.js';
import type { Located } from '../../../entities/court/located.js';
import { CentresMap } from '../map/centres-map.js';
import { MapFailed } from '../map/map-failed.js';
import { useMap } from '../map/use-map.js';
import classes from './court-page.module.css';

/** Address, distance and directions, with a map where there is one (CRT-03). */
export function WhereItIs({ court }: { readonly court: Located<CourtPageFragment> }) {
  const { t } = useTranslation('court');
  const me = useMe();
  const { map, failed, fail } = useMap();
  const km =
    me?.locationLat != null && me.locationLng != null
      ? kmBetween(court, { lat: me.locationLat, lng: me.locationLng })
      : null;
  return (
    <>
      {map && (
        <div className={classes.map}>
          <CentresMap map={map} label={t('map.ofCentre', { name: court.name })} centres={[court]} onFailed={fail} />
        </div>
      )}
      {failed && <MapFailed />}
      <Text>
        {court.address}, {court.city}
      </Text>
      {km !== null && (
        <Text size="sm" c="dimmed">
          {t('page.fromYou', { km: km < 1 ? '< 1' : Math.round(km) })}
        </Text>
      )}
      <Directions court={court} />
    </>
  );
}
