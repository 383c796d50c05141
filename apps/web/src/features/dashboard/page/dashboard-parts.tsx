import type { DashboardQuery } from '@setpoint/client/documents';
import type { SessionUser } from '@setpoint/client/session';
import { useIntersection } from '@mantine/hooks';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Agenda } from './agenda.js';
import { arrange, SHOWN } from './arrange.js';
import { ShelfSkeleton, SideSkeleton } from './dashboard-skeleton.js';
import { Frame } from './frame.js';
import { FreePlaces } from './free-places.js';
import { NextCard } from './next-card.js';
import { StartCard } from './start-card.js';
import { TopCard } from './top-card.js';
import topCard from './top-card.module.css';
import { useAnswers } from './use-answers.js';
import { WaitingCard } from './waiting-card.js';
import { WaitingRows } from './waiting-rows.js';
import classes from './frame.module.css';

const TaskCard = lazy(() => import('./task-card.js'));
const LeaguesForMe = lazy(() => import('./leagues-for-me.js'));
const Side = lazy(() => import('./side.js'));
const TournamentsForMe = lazy(() => import('./tournaments-for-me.js'));

/** Fewer rows than this leave room beside my level and my friends: the free places stand there then. */
const FEW = 4;

export function DashboardParts({
  data,
  me,
  place,
}: {
  readonly data: DashboardQuery;
  readonly me: SessionUser;
  /** Where the free places are. */
  readonly place: string;
}) {
  const { t } = useTranslation(['dashboard', 'common']);
  // What is to be done is painted first; phones show the rest below it.
  const isWhole = useDeferredValue(true, false);
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever moves by keys goes on from what now stands on top.
  const answers = useAnswers(() => top.current?.focus({ preventScroll: true }));
  const { first, waiting, next, upcoming, isFree, open, friends, people, hasPlayed } = arrange(data, answers.answered);
  const missing = data.player?.completeness?.missing ?? [];
  const lacks = (['sports', 'levels'] as const).find((part) => missing.includes(part)) ?? null;
  return (
    <Frame
      quiet={Math.min(waiting.length, SHOWN.waiting) + upcoming.length < FEW}
      main={
        <>
          <div ref={top} tabIndex={-1} className={classes.top}>
            {first?.what === 'MATCH' ? (
              <WaitingCard item={first.item} me={me.id} answers={answers} />
            ) : first ? (
              <Suspense fallback={<TopCard title={t('waiting.also')} actions={null} />}>
                <TaskCard task={first.task} />
              </Suspense>
            ) : next ? (
              <NextCard match={next} me={me.id} />
            ) : isFree ? (
              <StartCard hasPlayed={hasPlayed} lacks={lacks} />
            ) : (
              <TopCard title={t('common:outage.title')} actions={null}>
                <p className={topCard.text}>{t('common:outage.text')}</p>
              </TopCard>
            )}
          </div>
          <WaitingRows things={waiting} me={me.id} answers={answers} />
          <Agenda matches={upcoming} me={me.id} />
        </>
      }
      shelf={
        isWhole ? (
          <>
            {open && <FreePlaces matches={open} place={place} />}
            <TournamentsWhenSeen />
          </>
        ) : (
          <ShelfSkeleton />
        )
      }
      side={
        isWhole ? (
          <Suspense fallback={<SideSkeleton />}>
            <Side player={data.player} friends={friends} people={people} me={me.id} />
          </Suspense>
        ) : (
          <SideSkeleton />
        )
      }
    />
  );
}

/** Below what is to be done and what could be played: nobody waits for it before scrolling there. */
function TournamentsWhenSeen() {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  if (!wasNear) return <div ref={ref} className={classes.later} />;
  const loading = <ShelfSkeleton />;
  return (
    <Suspense fallback={loading}>
      <TournamentsForMe loading={loading} />
      <LeaguesForMe loading={loading} />
    </Suspense>
  );
}
