import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import type { MatchViewFragment, MisconductCategory } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../../../entities/draft/use-draft-form.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { ReportMisconduct as Report } from '../page/commands.js';
import { ShareMatchChat } from './documents.js';
import { useFieldErrorText } from '../wizard/field-errors.js';
import { wrong, z } from '../../../entities/draft/schema.js';

const LONGEST = 1000;
const CATEGORIES = [
  'INSULTS',
  'VIOLENCE',
  'CHEATING',
  'FALSE_PROFILE',
  'OTHER',
] as const satisfies readonly MisconductCategory[];

const shape = z.object({
  playerId: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  text: z.string(),
  share: z.boolean(),
});
const rules = shape.check((context) => {
  const { playerId, category, text } = context.value;
  if (!playerId) wrong(context, 'playerId', 'REQUIRED');
  if (!category) wrong(context, 'category', 'REQUIRED');
  if (!text.trim()) wrong(context, 'text', 'REQUIRED');
  else if ([...text.trim()].length > LONGEST) wrong(context, 'text', 'TOO_LONG');
});

/** Who, what kind, and what happened (REP-02). */
export function ReportMisconduct({ match, onClose }: { readonly match: MatchViewFragment; onClose(): void }) {
  const { t } = useTranslation(['match-page', 'common']);
  const me = useMe();
  const [report, sending] = useMatchCommand(Report);
  const [share] = useMutation(ShareMatchChat);
  const textOf = useFieldErrorText();
  const others = [...match.teamA, ...match.teamB].filter(
    ({ badge, user }) => badge === 'ACCEPTED' && user.id !== me?.id,
  );
  const { form, discard } = useDraftForm({
    key: `setpoint.draft.misconduct.${match.id}`,
    shape,
    rules,
    fresh: () => ({
      playerId: others.length === 1 ? others[0]!.user.id : null,
      category: null,
      text: '',
      share: false,
    }),
  });
  const field = (name: 'playerId' | 'category' | 'text') => ({
    ...form.getInputProps(name),
    error: form.errors[name] && textOf(name, String(form.errors[name])),
    required: true,
  });

  async function send({ playerId, category, text, share: isShared }: z.infer<typeof shape>) {
    if (!playerId || !category) return;
    const payload = await report({ input: { matchId: match.id, playerId, category, text: text.trim() } });
    if (!payload?.success) return;
    // Optional; the report is sent without it if sharing fails or there are no messages.
    if (isShared) await share({ variables: { input: { matchId: match.id } } }).catch(() => null);
    discard();
    toast({ tone: 'success', text: t('misconduct.sent') });
    onClose();
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(send, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <Stack gap="md">
        <Text size="sm">{t('misconduct.text')}</Text>
        <Select
          label={t('misconduct.who')}
          allowDeselect={false}
          data={others.map(({ user }) => ({ value: user.id, label: user.displayName }))}
          {...field('playerId')}
        />
        <Select
          label={t('misconduct.what')}
          allowDeselect={false}
          data={CATEGORIES.map((category) => ({ value: category, label: t(`misconduct.category.${category}`) }))}
          {...field('category')}
        />
        <Textarea label={t('misconduct.happened')} autosize minRows={3} maxRows={10} {...field('text')} />
        <Checkbox
          label={t('misconduct.share')}
          description={t('misconduct.shareText')}
          {...form.getInputProps('share', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {t('misconduct.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
