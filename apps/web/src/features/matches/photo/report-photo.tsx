import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import type { MatchViewFragment, PhotoReason } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../../../entities/draft/use-draft-form.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useFieldErrorText } from '../wizard/field-errors.js';
import { wrong, z } from '../../../entities/draft/schema.js';
import { ReportPhoto as Report } from './photo-commands.js';

const LONGEST = 1000;
const REASONS = ['OFFENSIVE', 'PRIVACY', 'NOT_THIS_MATCH', 'OTHER'] as const satisfies readonly PhotoReason[];

const shape = z.object({ reason: z.nullable(z.enum(REASONS)), text: z.string() });
const rules = shape.check((context) => {
  const { reason, text } = context.value;
  if (!reason) wrong(context, 'reason', 'REQUIRED');
  if (reason === 'OTHER' && !text.trim()) wrong(context, 'text', 'REQUIRED');
  else if ([...text.trim()].length > LONGEST) wrong(context, 'text', 'TOO_LONG');
});

/** What is wrong with the photo, for support (MAT-17). */
export function ReportPhoto({
  match,
  photoId,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly photoId: string;
  onClose(): void;
}) {
  const { t } = useTranslation(['match-page', 'common']);
  const [report, sending] = useMatchCommand(Report);
  const textOf = useFieldErrorText();
  const { form, discard } = useDraftForm({
    key: `setpoint.draft.photo-report.${photoId}`,
    shape,
    rules,
    fresh: () => ({ reason: null, text: '' }),
  });
  const field = (name: 'reason' | 'text') => ({
    ...form.getInputProps(name),
    error: form.errors[name] && textOf(name, String(form.errors[name])),
  });

  async function send({ reason, text }: z.infer<typeof shape>) {
    if (!reason) return;
    const payload = await report({ input: { matchId: match.id, photoId, reason, text: text.trim() || null } });
    if (!payload?.success) return;
    discard();
    toast({ tone: 'success', text: t('photo.sent') });
    onClose();
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(send, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <Stack gap="md">
        <Text size="sm">{t('photo.reportText')}</Text>
        <Select
          label={t('photo.what')}
          allowDeselect={false}
          required
          data={REASONS.map((reason) => ({ value: reason, label: t(`photo.reason.${reason}`) }))}
          {...field('reason')}
        />
        <Textarea label={t('photo.more')} autosize minRows={2} maxRows={8} {...field('text')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {t('photo.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
