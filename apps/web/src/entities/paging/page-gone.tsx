import { Button, Group } from '@mantine/core';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface Paged {
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

/** Whether a page lies beyond the end of a list that has others. */
export const isBeyond = ({ page, size, total }: Paged): boolean => total > 0 && page > Math.ceil(total / size);

/** In place of a page beyond the end: the list has become shorter, or the address was made up. */
export function PageGone({ size, total, to }: Omit<Paged, 'page'> & { readonly to: (page: number) => string }) {
  const { t } = useTranslation('match');
  const last = Math.ceil(total / size);
  return (
    <EmptyState
      illustration="search"
      title={t('pages.gone.title')}
      text={t('pages.gone.text', { count: last })}
      action={
        <Group justify="center" gap="sm">
          <Button component={Link} to={to(1)}>
            {t('pages.gone.first')}
          </Button>
          {last > 1 && (
            <Button component={Link} to={to(last)} variant="default">
              {t('pages.gone.last')}
            </Button>
          )}
        </Group>
      }
    />
  );
}
