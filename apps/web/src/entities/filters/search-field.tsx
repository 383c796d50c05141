import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Looks for a text when it is sent off; the cross takes back what was looked for. */
export function SearchField({
  label,
  text,
  onSearch,
}: {
  readonly label: string;
  readonly text: string;
  onSearch(text: string): void;
}) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(text);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={label}
        type="search"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          typed && <CloseButton aria-label={t('clearSearch')} onClick={() => (text ? onSearch('') : setTyped(''))} />
        }
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
