import { Button, ThemeIcon } from '@mantine/core';
import type { WaitingFragment, WaitingKind } from '@setpoint/client/documents';
import {
  IconCalendarPlus,
  IconCalendarQuestion,
  IconClipboardCheck,
  IconMailOpened,
  IconScoreboard,
  IconUserOff,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatKey, listed, othersIn, scoreOf, whenOf } from '../../../entities/match/match-row-words.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { MatchRow, MatchRows } from '../../../entities/match/match-row.js';
import { SHOWN, type WaitingThing } from './arrange.js';
import { Section } from './section.js';
import { taskPath } from './task-path.js';
import type { Answers } from './use-answers.js';
import { WaitingNote } from './waiting-note.js';
import { useWaitingTexts, waitingPath } from './waiting-texts.js';

const TaskRow = lazy(() => import('./task-row.js'));

const SIGNS = {
  INVITATION: IconMailOpened,
  ORGANISE: IconCalendarPlus,
  ANSWER_PROPOSAL: IconCalendarQuestion,
  VOTE: IconCalendarQuestion,
  ENTER_RESULT: IconScoreboard,
  CONFIRM_RESULT: IconClipboardCheck,
  ANSWER_NO_SHOW: IconUserOff,
} satisfies Record<WaitingKind, unknown>;

/** What waits besides the most urgent, each with its one next thing. */
export function WaitingRows({
  things,
  me,
  answers,
}: {
  readonly things: readonly WaitingThing[];
  readonly me: string;
  readonly answers: Answers;
}) {
  const { t } = useTranslation('dashboard');
  const [isWhole, setWhole] = useState(false);
  if (things.length === 0) return null;
  const shown = isWhole ? things : things.slice(0, SHOWN.waiting);
  const more = things.length - SHOWN.waiting;
  const hasMore = things.filter(({ what }) => what === 'MATCH').length > SHOWN.waiting;
  return (
    <Section title={t('waiting.also')} {...(hasMore && { more: { to: '/match/my?when=waiting', label: t('seeAll') } })}>
      <MatchRows>
        {shown.map((thing) =>
          thing.what === 'TASK' ? (
            <li key={thing.task.id}>
              <Suspense
                fallback={<MatchRow to={taskPath(thing.task)} title={thing.task.about.name} lead={null} line={[]} />}
              >
                <TaskRow task={thing.task} />
              </Suspense>
            </li>
          ) : (
            <li key={`${thing.item.kind}-${thing.item.match.id}`}>
              <WaitingRow item={thing.item} me={me} answers={answers} />
            </li>
          ),
        )}
      </MatchRows>
      {more > 0 && (
        <Button
          variant="subtle"
          size="sm"
          fullWidth
          radius={0}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('waiting.less') : t('waiting.more', { count: more })}
        </Button>
      )}
    </Section>
  );
}

function WaitingRow({
  item,
  me,
  answers,
}: {
  readonly item: WaitingFragment;
  readonly me: string;
  readonly answers: Answers;
}) {
  const { t, i18n } = useTranslation(['dashboard', 'match', 'player-ui']);
  const { kind, match } = item;
  const texts = useWaitingTexts(item, me);
  const Sign = SIGNS[kind];
  const others = othersIn(match, me, t('match:guest')).map(({ firstName }) => firstName);
  const when = whenOf(match);
  const format = t(formatKey(match));
  return (
    <MatchRow
      to={matchPath(match)}
      title={texts.title}
      spoken={[texts.title, format, when].filter(Boolean).join(', ')}
      line={[
        format,
        when,
        match.result && scoreOf(match.result.sets),
        others.length > 0 && t('with', { names: listed(others, i18n.language) }),
      ]}
      note={<WaitingNote item={item} />}
      lead={
        <ThemeIcon variant="light" size={40} radius="xl">
          <Sign size={20} aria-hidden />
        </ThemeIcon>
      }
      action={
        kind === 'INVITATION' ? (
          <>
            <Button size="sm" variant="default" onClick={() => answers.decline(match.id)}>
              {t('waiting.decline')}
            </Button>
            <Button
              size="sm"
              variant="light"
              loading={answers.accepted.has(match.id)}
              onClick={() => answers.accept(match.id)}
            >
              {t('waiting.accept')}
            </Button>
          </>
        ) : (
          <Button component={Link} to={waitingPath(item)} size="sm" variant="light" aria-label={texts.action}>
            {texts.short}
          </Button>
        )
      }
    />
  );
}
