import { Autocomplete, Stack, Text, type AutocompleteProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { SearchPlacesQuery } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { IconMapPin } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './place-input.module.css';

const SearchPlaces = graphql(`
  query SearchPlaces($text: String!, $language: String) {
    searchPlaces(text: $text, language: $language) {
      name
      fullName
      country
      lat
      lng
      timeZone
    }
  }
`);

export type FoundPlace = NonNullable<SearchPlacesQuery['searchPlaces']>[number];

const TYPING_PAUSE_MS = 250;
const FEWEST_LETTERS = 2;

export interface PlaceInputProps extends Omit<AutocompleteProps, 'value' | 'data' | 'onChange' | 'onBlur' | 'filter'> {
  /** What is chosen already; the field shows it until something else is typed. */
  readonly value: string;
  onFound(place: FoundPlace): void;
}

/** A place by its name, with suggestions. What was typed stays, and it says why nothing comes of it. */
export function PlaceInput({ value, onFound, error, ...field }: PlaceInputProps) {
  // It may be shown before its words are there: none are said before somebody has searched.
  const { t, i18n } = useTranslation('place', { useSuspense: false });
  const session = useSession();
  const [chosen, setChosen] = useState(value);
  const [text, setText] = useState(value);
  const [found, setFound] = useState<readonly FoundPlace[]>([]);
  const [failed, setFailed] = useState(false);
  /** The text that no place is called like. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const latest = useRef('');
  if (chosen !== value) {
    setChosen(value);
    setText(value);
  }

  const search = useDebouncedCallback(async (wanted: string) => {
    if (wanted.length < FEWEST_LETTERS) return;
    const answer = await ask(session, SearchPlaces, { text: wanted, language: i18n.language }).catch(() => null);
    // Somebody has typed on.
    if (latest.current !== wanted) return;
    setFailed(answer === null);
    setFound(answer?.searchPlaces ?? []);
    setUnknown(answer?.searchPlaces?.length === 0 ? wanted : null);
  }, TYPING_PAUSE_MS);

  function change(typed: string) {
    setLeft(false);
    setFailed(false);
    latest.current = typed.trim();
    const place = found.find(({ fullName }) => fullName === typed);
    if (!place) {
      setText(typed);
      return void search(typed.trim());
    }
    latest.current = '';
    setText(value);
    onFound(place);
  }

  const isOpen = text.trim() !== '' && text !== value;
  const isUnknown = isOpen && unknown === text.trim();
  return (
    <Stack gap={4}>
      <Autocomplete
        leftSection={<IconMapPin size={18} aria-hidden />}
        {...field}
        value={text}
        data={[...new Set(found.map(({ fullName }) => fullName))]}
        filter={({ options }) => options}
        error={failed ? t('failed') : error}
        onChange={change}
        onBlur={() => setLeft(true)}
      />
      <div role="status" className={classes.status}>
        {isUnknown && (
          <Text size="sm">
            <strong>{t('unknown', { text: unknown })}</strong> {t('unknownHint')}
          </Text>
        )}
        {isOpen && !isUnknown && left && !failed && <Text size="sm">{t('pick')}</Text>}
      </div>
    </Stack>
  );
}
