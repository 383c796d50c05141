import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The next page of a list, below what is shown already. */
export function MoreButton({ shown, onMore }: { readonly shown: boolean; readonly onMore: () => Promise<unknown> }) {
  const { t } = useTranslation('admin');
  if (!shown) return null;
  return (
    <Button mt="md" variant="default" onClick={() => void onMore().catch(() => {})}>
      {t('messages.more')}
    </Button>
  );
}
