import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet, Scoreboard, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { accepted } from '../../../entities/match/match-names.js';
import { LONGEST_COMMENT } from '../result/result-draft.js';
import { useResultVersion } from '../result/use-result-version.js';
import { DisputeResult } from './commands.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';

/** The other side says what is wrong with the result (RES-04). */
export function DisputeSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation('match');
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('dispute.title')}>
      {opened && <Dispute match={match} onClose={onClose} />}
    </ResponsiveSheet>
  );
}

function Dispute({ match, onClose }: { readonly match: MatchViewFragment; onClose(): void }) {
  const { t } = useTranslation(['match', 'common']);
  const [dispute, sending] = useMatchCommand(DisputeResult);
  const { version, changed } = useResultVersion(match);
  const form = useForm({
    initialValues: { note: '' },
    transformValues: ({ note }) => ({ note: note.trim() }),
    validateInputOnChange: true,
    validate: {
      note: (note) =>
        [...note].length > LONGEST_COMMENT ? t('fieldError.TOO_LONG') : note.trim() ? null : t('fieldError.REQUIRED'),
    },
  });

  async function send({ note }: { readonly note: string }) {
    const payload = await dispute({ input: { matchId: match.id, resultVersion: version, note } });
    if (!payload?.success) return;
    toast({ tone: 'success', text: t('dispute.sent') });
    onClose();
  }

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack gap="md">
        {changed && match.result && (
          <>
            <Alert color="clay" role="alert">
              {t('result.changed')}
            </Alert>
            <Scoreboard
              teamA={accepted(match.teamA)}
              teamB={accepted(match.teamB)}
              sets={match.result.sets}
              winner={match.result.winner}
              {...(match.result.outcome !== 'COMPLETED' && { note: t(`outcome.${match.result.outcome}`) })}
            />
          </>
        )}
        <Text size="sm">{t((match.result?.disputes ?? 0) > 0 ? 'dispute.textAgain' : 'dispute.text')}</Text>
        <Textarea
          label={t('dispute.note')}
          placeholder={t('dispute.placeholder')}
          required
          autosize
          minRows={2}
          {...form.getInputProps('note')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {t('dispute.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
