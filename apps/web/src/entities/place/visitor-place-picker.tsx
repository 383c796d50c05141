import { Box, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlaceInput } from './place-input.js';
import { keepVisitorPlace, onGrid, townName } from './visitor-place.js';

/** The town that a visitor looks around in, with suggestions (FLT-01). */
export default function VisitorPlacePicker({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('public');
  return (
    <Group align="end" gap="sm" mb="lg">
      <Box flex="1 1 240px" maw={420}>
        <PlaceInput
          label={t('public:home.place.label')}
          placeholder={t('public:home.place.placeholder')}
          data-autofocus
          autoFocus
          value=""
          onFound={({ name, lat, lng }) => {
            keepVisitorPlace({ name: townName(name), lat: onGrid(lat), lng: onGrid(lng) });
            onDone();
          }}
        />
      </Box>
      <Button variant="subtle" onClick={onDone}>
        {t('public:home.place.keep')}
      </Button>
    </Group>
  );
}
