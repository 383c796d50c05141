import { Loader, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The browser has done its part; our server has not yet said how it ended. */
export function Settling({ isPaid, takesLong }: { readonly isPaid: boolean; readonly takesLong: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <Stack align="center" gap="sm" py="xl" role="status">
      {!isPaid && <Loader aria-hidden />}
      <Title order={3} size="h4" ta="center">
        {t(isPaid ? 'paid' : 'settling.title')}
      </Title>
      {!isPaid && (
        <Text c="dimmed" ta="center" maw={440}>
          {t(takesLong ? 'settling.long' : 'settling.text')}
        </Text>
      )}
    </Stack>
  );
}
