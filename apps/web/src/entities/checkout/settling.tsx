import { Loader, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The browser has done its part; our server has not yet said how it ended. */
export function Settling({
  isPaid,
  takesLong,
  givenUp,
  children,
}: {
  readonly isPaid: boolean;
  readonly takesLong: boolean;
  /** The payer does not want it any more; the provider has not said yet whether that was in time. */
  readonly givenUp: boolean;
  /** What can be done meanwhile. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('checkout');
  return (
    <Stack align="center" gap="sm" py="xl">
      <Stack align="center" gap="sm" role="status">
        {!isPaid && <Loader aria-hidden />}
        <Title order={3} size="h4" ta="center">
          {t(isPaid ? 'paid' : 'settling.title')}
        </Title>
        {!isPaid && (
          <Text c="dimmed" ta="center" maw={440}>
            {t(givenUp ? 'begun.givenUp' : takesLong ? 'settling.long' : 'settling.text')}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
