import { Autocomplete, Button, Group } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { VisitorPlacesQuery } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepVisitorPlace, onGrid, townName } from './visitor-place.js';

const VisitorPlaces = graphql(`
  query VisitorPlaces($text: String!, $language: String) {
    searchPlaces(text: $text, language: $language) {
      name
      fullName
      lat
      lng
    }
  }
`);

const TYPING_PAUSE_MS = 250;

/** The town that a visitor looks around in, with suggestions (FLT-01). */
export default function VisitorPlacePicker({ onDone }: { onDone(): void }) {
  const { t, i18n } = useTranslation('public');
  const session = useSession();
  const [text, setText] = useState('');
  const [found, setFound] = useState<VisitorPlacesQuery['searchPlaces']>([]);
  const [failed, setFailed] = useState(false);
  const search = useDebouncedCallback(async (wanted: string) => {
    if (wanted.length < 2) return;
    const answer = await ask(session, VisitorPlaces, { text: wanted, language: i18n.language }).catch(() => null);
    setFailed(!answer);
    setFound(answer?.searchPlaces ?? []);
  }, TYPING_PAUSE_MS);

  function change(value: string) {
    setText(value);
    const chosen = found.find(({ fullName }) => fullName === value);
    if (!chosen) return void search(value.trim());
    keepVisitorPlace({ name: townName(chosen.name), lat: onGrid(chosen.lat), lng: onGrid(chosen.lng) });
    onDone();
  }

  return (
    <Group align="end" gap="sm" mb="lg">
      <Autocomplete
        flex="1 1 240px"
        maw={420}
        label={t('public:home.place.label')}
        placeholder={t('public:home.place.placeholder')}
        leftSection={<IconMapPin size={18} aria-hidden />}
        data-autofocus
        autoFocus
        value={text}
        data={[...new Set(found.map(({ fullName }) => fullName))]}
        filter={({ options }) => options}
        error={failed && t('public:home.place.failed')}
        onChange={change}
      />
      <Button variant="subtle" onClick={onDone}>
        {t('public:home.place.keep')}
      </Button>
    </Group>
  );
}
