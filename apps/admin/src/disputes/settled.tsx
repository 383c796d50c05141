import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import { ReasonForm } from '../table/reason-form.js';
import { useTimes } from '../table/use-times.js';

/** When something was settled, and by whom; or the button that settles it, with a reason. */
export function Settled({
  at,
  by,
  action,
  title,
  text,
  onSend,
}: {
  readonly at: string | null;
  /** Null where nobody had to do anything. */
  readonly by: { readonly id: string; readonly displayName: string } | null;
  readonly action: string;
  readonly title: string;
  readonly text: string;
  onSend(reason: string): Promise<string | null>;
}) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [opened, { open, close }] = useDisclosure();
  if (at !== null) {
    return (
      <>
        <Text size="sm">{time(at)}</Text>
        {by ? <PlayerLink player={by} /> : t('payments.byRule')}
      </>
    );
  }
  return (
    <>
      <Button size="xs" variant="light" onClick={open}>
        {action}
      </Button>
      <ReasonForm opened={opened} title={title} text={text} action={action} onSend={onSend} onClose={close} />
    </>
  );
}
