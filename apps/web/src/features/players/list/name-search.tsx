import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** By name, in the whole club: resets the filters (FLT-02). */
export function NameSearch({ name, onSearch }: { readonly name: string; onSearch(name: string): void }) {
  const { t } = useTranslation('player-ui');
  const [text, setText] = useState(name);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        type="search"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          text && <CloseButton aria-label={t('list.clearSearch')} onClick={() => (name ? onSearch('') : setText(''))} />
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
