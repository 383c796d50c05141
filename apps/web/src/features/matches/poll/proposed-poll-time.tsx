import { Badge, Button, Text } from '@mantine/core';
import type { MatchViewFragment, PollAnswer } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { Choice } from '../../../entities/filters/choices.js';
import { listed } from '../../../entities/match/match-row-words.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { VoteInPoll } from './commands.js';
import { ANSWERS, answerOf, namesOf, shownWhen, type Poll, type PollTime } from './poll.js';
import classes from './poll.module.css';

/** A time, who can play then, and my own answer. */
export function ProposedPollTime({
  match,
  poll,
  time,
  isBest,
  busy,
  onChoose,
}: {
  readonly match: MatchViewFragment;
  readonly poll: Poll;
  readonly time: PollTime;
  readonly isBest: boolean;
  readonly busy: boolean;
  readonly onChoose: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation(['match-page', 'match']);
  const me = useMe();
  const [vote, voting] = useMatchCommand(VoteInPoll);
  const when = shownWhen(time, i18n.language);
  const court = time.court ?? match.court;
  const answer = (given: PollAnswer) =>
    void vote({ input: { matchId: match.id, pollId: poll.id, votes: [{ timeId: time.id, answer: given }] } });
  return (
    <article className={classes.time} data-best={isBest || undefined}>
      <div className={classes.facts}>
        <h4 className={classes.when}>{when}</h4>
        {isBest && (
          <Badge variant="light" color="grass" tt="none">
            {t('poll.best')}
          </Badge>
        )}
        <Text size="sm">
          {t(`when.length.${time.minutesPlay as 60}`)} · {court ? courtAndCity(court) : t('poll.courtOpen')}
        </Text>
        {ANSWERS.map((each) => {
          const names = namesOf(time, each);
          return (
            names.length > 0 && (
              <Text key={each} size="sm" c="var(--sp-quiet)">
                {t('poll.votes', {
                  answer: t(`poll.answer.${each}`),
                  names: listed(names, i18n.language),
                })}
              </Text>
            )
          );
        })}
      </div>
      {me && poll.myActions.includes('VOTE') && (
        <div className={classes.answer} aria-busy={voting}>
          <Choice<PollAnswer>
            label={t('poll.mine', { when })}
            options={ANSWERS.map((value) => ({ value, label: t(`poll.answer.${value}`) }))}
            value={answerOf(time, me.id) as PollAnswer}
            onChange={answer}
          />
        </div>
      )}
      {onChoose && (
        <Button
          variant={isBest ? 'filled' : 'default'}
          disabled={busy}
          onClick={onChoose}
          aria-label={t('poll.chooseAt', { when })}
        >
          {t('poll.choose')}
        </Button>
      )}
    </article>
  );
}
