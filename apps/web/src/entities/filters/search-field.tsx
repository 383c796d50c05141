import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const TYPING_PAUSE_MS = 250;
const FEWEST_LETTERS = 2;

/** Looks for a text when it is sent off, or also once the fingers rest; the cross takes back what was looked for. */
export function SearchField({
  label,
  text,
  onSearch,
  onPause,
}: {
  readonly label: string;
  readonly text: string;
  onSearch(text: string): void;
  /** Called while somebody types, with two letters at least. */
  readonly onPause?: (text: string) => void;
}) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** What this field has asked for and is not shown yet; until then, no text replaces what was typed since. */
  const [asked, setAsked] = useState<string | null>(null);
  if (known !== text) {
    setKnown(text);
    if (asked === null) setTyped(text);
    else if (asked === text) setAsked(null);
  }
  const pause = useDebouncedCallback((wanted: string) => {
    if (wanted === text || wanted.length < FEWEST_LETTERS) return;
    setAsked(wanted);
    onPause?.(wanted);
  }, TYPING_PAUSE_MS);

  function search(wanted: string) {
    pause.cancel();
    if (wanted !== text) setAsked(wanted);
    onSearch(wanted);
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={label}
        type="search"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          typed && (
            <CloseButton
              aria-label={t('clearSearch')}
              onClick={() => {
                setTyped('');
                if (text) search('');
              }}
            />
          )
        }
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (onPause) pause(currentTarget.value.trim());
        }}
      />
    </form>
  );
}
