import { Badge, Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import { ResponsiveSheet } from '@setpoint/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A button with the number of active filters; behind it a sheet in which they are changed together
 * and applied at once. `children` draws the fields for the filters being edited.
 */
export function FilterSheet<Filters>({
  filters,
  active,
  cleared,
  onApply,
  children,
}: {
  readonly filters: Filters;
  readonly active: number;
  readonly cleared: Filters;
  onApply(filters: Filters): void;
  readonly children: (filters: Filters, change: (values: Partial<Filters>) => void) => ReactNode;
}) {
  const { t } = useTranslation('match');
  const [edited, setEdited] = useState<Filters | null>(null);
  const apply = (next: Filters) => {
    setEdited(null);
    onApply(next);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={
          active > 0 ? (
            <Badge circle>
              {active}
              <VisuallyHidden> {t('filter.active', { count: active })}</VisuallyHidden>
            </Badge>
          ) : undefined
        }
        onClick={() => setEdited(filters)}
      >
        {t('filter.open')}
      </Button>
      <ResponsiveSheet opened={edited !== null} onClose={() => setEdited(null)} title={t('filter.title')}>
        {edited !== null && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              apply(edited);
            }}
          >
            <Stack gap="lg">
              {children(edited, (values) => setEdited({ ...edited, ...values }))}
              <Group justify="space-between" gap="sm">
                <Button variant="subtle" onClick={() => apply(cleared)}>
                  {t('filter.clear')}
                </Button>
                <Button type="submit">{t('filter.show')}</Button>
              </Group>
            </Stack>
          </form>
        )}
      </ResponsiveSheet>
    </>
  );
}
