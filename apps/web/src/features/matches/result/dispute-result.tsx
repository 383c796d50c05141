import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../../../entities/draft/use-draft-form.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { DisputeResult as Dispute } from '../page/commands.js';
import { useFieldErrorText } from '../wizard/field-errors.js';
import { wrong, z } from '../../../entities/draft/schema.js';
import { isTooLong } from './result-draft.js';
import { ResultScoreboard } from './result-scoreboard.js';
import { draftKey } from './use-result-wizard.js';
import { useResultVersion } from './use-result-version.js';

const shape = z.object({ note: z.string() });
const rules = shape.check((context) => {
  const { note } = context.value;
  if (isTooLong(note)) wrong(context, 'note', 'TOO_LONG');
  else if (!note.trim()) wrong(context, 'note', 'REQUIRED');
});

/** Saying what is wrong with the result that the other side entered (RES-04). */
export function DisputeResult({ match, onClose }: { readonly match: MatchViewFragment; onClose(): void }) {
  const { t } = useTranslation(['match-page', 'common']);
  const [dispute, sending] = useMatchCommand(Dispute);
  const { version, changed } = useResultVersion(match);
  const textOf = useFieldErrorText();
  const { form, discard } = useDraftForm({
    key: draftKey('dispute', match.id),
    shape,
    rules,
    fresh: () => ({ note: '' }),
  });

  async function send({ note }: { readonly note: string }) {
    const payload = await dispute({ input: { matchId: match.id, resultVersion: version, note: note.trim() } });
    if (!payload?.success) return;
    discard();
    toast({ tone: 'success', text: t('dispute.sent') });
    onClose();
  }

  return (
    <form noValidate onSubmit={form.onSubmit(send, () => form.getInputNode('note')?.focus())}>
      <Stack gap="md">
        {changed && match.result && (
          <>
            <Alert color="clay" role="alert">
              {t('result.changed')}
            </Alert>
            <ResultScoreboard match={match} />
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
          error={form.errors['note'] && textOf('note', String(form.errors['note']))}
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
