import { Button, Group, Select, Stack, Textarea } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../entities/filters/choices.js';
import { shownRating } from '../../../entities/player/level.js';
import { LONGEST_MESSAGE } from '../new/draft.js';
import { ChangeOptions } from './commands.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';

const RATINGS = Array.from({ length: 13 }, (_, index) => 1 + index / 2);

/** Visibility, level limits and message, before the match is complete (MAT-13). */
export function OptionsSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation(['match-page', 'match', 'match-errors']);
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('page.action.options')}>
      {opened && <Options match={match} onClose={onClose} />}
    </ResponsiveSheet>
  );
}

function Options({ match, onClose }: { readonly match: MatchViewFragment; onClose(): void }) {
  const { t, i18n } = useTranslation(['match-page', 'match', 'match-errors', 'common']);
  const [change, sending] = useMatchCommand(ChangeOptions);
  const [visibility, setVisibility] = useState(match.visibility);
  const [levelMin, setMin] = useState(match.levelMin ?? 0);
  const [levelMax, setMax] = useState(match.levelMax ?? 0);
  const [message, setMessage] = useState(match.message ?? '');
  const levels = [
    { value: '0', label: t('new.noLimit') },
    ...RATINGS.map((rating) => ({ value: String(rating), label: shownRating(rating, i18n.language) })),
  ];
  const minError = levelMax > 0 && levelMin === 0 ? t('fieldError.REQUIRED_WITH_MAX') : null;
  const maxError = levelMax > 0 && levelMin >= levelMax ? t('fieldError.NOT_ABOVE_MIN') : null;
  const messageError = [...message].length > LONGEST_MESSAGE ? t('fieldError.TOO_LONG') : null;

  async function save() {
    const payload = await change({
      input: { matchId: match.id, visibility, levelMin, levelMax, message: message.trim() },
    });
    if (!payload?.success) return;
    toast({ tone: 'success', text: t('page.optionsSaved') });
    onClose();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!minError && !maxError && !messageError) void save();
      }}
    >
      <Stack gap="lg">
        <Choice<'PUBLIC' | 'PRIVATE'>
          label={t('new.visibility')}
          options={[
            { value: 'PUBLIC', label: t('new.public') },
            { value: 'PRIVATE', label: t('new.private') },
          ]}
          value={visibility}
          onChange={setVisibility}
        />
        <Group gap="sm" grow align="start">
          <Select
            label={t('new.levelMin')}
            data={levels}
            value={String(levelMin)}
            error={minError}
            onChange={(value) => setMin(Number(value))}
          />
          <Select
            label={t('new.levelMax')}
            data={levels}
            value={String(levelMax)}
            error={maxError}
            onChange={(value) => setMax(Number(value))}
          />
        </Group>
        <Textarea
          label={t('new.message')}
          autosize
          minRows={2}
          value={message}
          error={messageError}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
