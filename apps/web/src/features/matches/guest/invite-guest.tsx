import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { InviteGuestMutation, MatchViewFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../entities/filters/choices.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { hasRoom } from '../page/match-view.js';
import { InviteGuest as Invite } from './documents.js';

type Side = 'A' | 'B';

/** Asks somebody without an account, by mail or SMS (MAT-05). */
export function InviteGuest({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('match');
  const [invite, sending] = useMatchCommand(Invite);
  const sides = (['A', 'B'] as const).filter((side) => hasRoom(match, side));
  const form = useForm({
    initialValues: { name: '', by: 'email' as 'email' | 'phone', email: '', phone: '', side: sides[0] ?? 'B' },
  });
  const { name, by, side } = form.values;
  const chosen: Side = sides.includes(side) ? side : (sides[0] ?? 'B');

  async function send() {
    const address = { [by]: form.values[by] };
    const payload = (await invite({ input: { matchId: match.id, side: chosen, name, ...address } })) as
      InviteGuestMutation['inviteGuest'] | null;
    if (payload?.success) {
      toast({ tone: 'success', text: t('page.invite.sent', { name: name.trim() }) });
      form.reset();
      return;
    }
    const wrong = payload?.fieldErrors.map(({ field, code }) => [
      field === 'email' ? by : field,
      t(`fieldError.${code as 'REQUIRED' | 'INVALID' | 'TOO_LONG'}`),
    ]);
    form.setErrors(Object.fromEntries(wrong ?? []) as Record<string, string>);
  }

  return (
    <form
      aria-labelledby="invite-guest"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        <Title order={3} size="h4" id="invite-guest">
          {t('guest.inviteTitle')}
        </Title>
        <Text size="sm">{t('guest.inviteText')}</Text>
        <TextInput label={t('guest.name')} autoComplete="off" {...form.getInputProps('name')} />
        <Choice<'email' | 'phone'>
          label={t('guest.by')}
          options={[
            { value: 'email', label: t('guest.email') },
            { value: 'phone', label: t('guest.phone') },
          ]}
          value={by}
          onChange={(value) => form.setFieldValue('by', value)}
        />
        <TextInput
          key={by}
          type={by === 'email' ? 'email' : 'tel'}
          label={t(`guest.${by}`)}
          description={t(`guest.${by}Hint`)}
          autoComplete="off"
          {...form.getInputProps(by)}
        />
        {sides.length > 1 && (
          <Choice<Side>
            label={t('guest.side')}
            options={sides.map((value) => ({ value, label: t('page.invite.side', { side: value }) }))}
            value={chosen}
            onChange={(value) => form.setFieldValue('side', value)}
          />
        )}
        <Button type="submit" loading={sending}>
          {t('guest.send')}
        </Button>
      </Stack>
    </form>
  );
}
