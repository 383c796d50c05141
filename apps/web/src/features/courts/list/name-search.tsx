import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Looks for a part of the name or of the city when it is sent off. */
export function NameSearch({ text, onSearch }: { readonly text: string; onSearch(text: string): void }) {
  const { t } = useTranslation('court');
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
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        type="search"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          typed && (
            <CloseButton aria-label={t('list.clearSearch')} onClick={() => (text ? onSearch('') : setTyped(''))} />
          )
        }
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
