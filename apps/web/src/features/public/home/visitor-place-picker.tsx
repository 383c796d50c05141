import { Button, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../../entities/filters/place-field.js';
import { SportsField } from '../../../entities/filters/sport-fields.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import { keepVisitorPlace, onGrid, townName } from '../../../entities/place/visitor-place.js';

/** The town that a visitor looks around in, how far, and for which sports (FLT-01). */
export default function VisitorPlacePicker({ onDone }: { onDone(): void }) {
  const { t } = useTranslation(['public', 'match']);
  const home = useHomePlace();
  const { name, lat, lng, km, sports } = home;
  const at = { name, lat, lng };
  return (
    <Paper withBorder p="md" mb="lg" maw={480} component="section" aria-label={t('public:home.place.label')}>
      <Stack>
        <PlaceField
          place={null}
          km={km}
          home={home}
          anywhere={false}
          autoFocus
          onChange={({ place, km: far }) =>
            keepVisitorPlace({
              ...(place ? { name: townName(place.name), lat: onGrid(place.lat), lng: onGrid(place.lng) } : at),
              ...(typeof far === 'number' && { km: far }),
            })
          }
        />
        <SportsField value={sports} onChange={(chosen) => keepVisitorPlace({ ...at, sports: chosen })} />
        <Button onClick={onDone}>{t('public:home.place.done')}</Button>
      </Stack>
    </Paper>
  );
}
