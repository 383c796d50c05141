import { Anchor, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { levelRange } from '../../../entities/match/match-card.js';
import { shownDate, shownTime } from '../../../entities/match/match-time.js';
import { guestsOn, LONGEST_MESSAGE, type MatchDraft, type StepIndex } from './draft.js';
import classes from './final-step.module.css';

/** Step 4: everything on one page, each line with the way back to it, and a message to those who play. */
export function FinalStep({
  draft,
  error,
  onMessage,
  onGo,
}: {
  readonly draft: MatchDraft;
  readonly error: string | undefined;
  onMessage(message: string): void;
  onGo(step: StepIndex): void;
}) {
  const { t, i18n } = useTranslation(['match-page', 'match', 'common']);
  const names = (side: 'A' | 'B') =>
    [
      ...(side === 'A' ? draft.inviteTeamA : draft.inviteTeamB).map((player) => player.displayName),
      ...guestsOn(side, draft).map(({ name }) => t('new.guestNamed', { name })),
    ].join(', ');
  const rows: { step: StepIndex; name: string; value: string }[] = [
    {
      step: 0,
      name: t('new.sport'),
      value: `${t(`common:sport.${draft.sport}`)} · ${t(`format.${draft.numPlayer}`)}`,
    },
    {
      step: 0,
      name: t('new.kind'),
      value: [
        t(draft.type === 'private' ? 'new.private' : 'new.public'),
        t(draft.is_friendly ? 'friendly' : 'new.competitive'),
        levelRange({ levelMin: draft.limit_min_level, levelMax: draft.limit_max_level }, i18n),
      ].join(' · '),
    },
    {
      step: 1,
      name: t('steps.names.court'),
      value: draft.court ? courtAndCity(draft.court) : t('new.later'),
    },
    {
      step: draft.court ? 2 : 1,
      name: t('steps.names.when'),
      value:
        draft.datePlay && draft.timePlay
          ? `${shownDate(draft.datePlay)}, ${shownTime(draft.timePlay)} · ${t(`when.length.${draft.minutesPlay}`)}${draft.booked ? ` · ${t('when.booked')}` : ''}`
          : t('new.later'),
    },
    ...(draft.numPlayer === 2
      ? [{ step: 3 as const, name: t('new.mySide'), value: names('A') || t('new.openSeat') }]
      : []),
    { step: 3, name: t('new.otherSide'), value: names('B') || t('new.openSeat') },
  ];
  return (
    <Stack gap="lg">
      <dl className={classes.review}>
        {rows.map((row) => (
          <div key={row.name} className={classes.row}>
            <dt>{row.name}</dt>
            <dd>{row.value}</dd>
            <dd>
              <Anchor
                variant="standalone"
                component="button"
                type="button"
                size="sm"
                className={classes.change}
                aria-label={t('new.changeNamed', { what: row.name })}
                onClick={() => onGo(row.step)}
              >
                {t('new.change')}
              </Anchor>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Textarea
          label={t('new.message')}
          description={t('new.messageHint')}
          autosize
          minRows={2}
          value={draft.message}
          error={error}
          onChange={(event) => onMessage(event.currentTarget.value)}
        />
        <Text size="xs" c="dimmed" ta="end" mt={4}>
          {[...draft.message].length} / {LONGEST_MESSAGE}
        </Text>
      </div>
    </Stack>
  );
}
