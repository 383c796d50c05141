import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { dayBefore, namedDay } from '../../../entities/competitions/days.js';
import { PhaseBadge } from '../../../entities/competitions/phase-badge.js';
import classes from './league.module.css';

type Phase = LeagueHeadFragment['phases'][number];

/** The year that is played, and the phase after it: a league goes on from year to year. */
function shownPhases({ phases, currentPhase }: LeagueHeadFragment): readonly Phase[] {
  const current = phases.find(({ id }) => id === currentPhase?.id) ?? phases.at(-1);
  const after = current && phases[phases.indexOf(current) + 1];
  return phases.filter((phase) => phase.year === current?.year || phase === after);
}

/** The phases of the year, with the one that counts now (LEA-01). */
export function Timeline({ league }: { readonly league: LeagueHeadFragment }) {
  const { t, i18n } = useTranslation('league');
  const { currentPhase } = league;
  const phases = shownPhases(league);
  const day = (date: string) => namedDay(date, i18n.language);
  return (
    <ol className={classes.timeline} aria-label={t('timeline.title')}>
      {phases.map((phase) => (
        <li
          key={phase.id}
          data-state={phase.state}
          data-current={phase.id === currentPhase?.id || undefined}
          aria-current={phase.id === currentPhase?.id ? 'step' : undefined}
        >
          <div className={classes.phaseHead}>
            <strong>
              {t('card.phase', phase)}
              {phase.year !== phases[0]!.year && ` · ${phase.year}`}
            </strong>
            <PhaseBadge state={phase.state} />
          </div>
          <span className={classes.days}>
            {day(phase.startsOn)} – {day(phase.endsOn)}
          </span>
          <span className={classes.days}>
            {phase.state === 'PLANNED'
              ? t('timeline.opens', { day: day(phase.enrolmentOpensOn) })
              : phase.state === 'ENROLLING' && phase.members < phase.leastMembers
                ? t('card.needed', {
                    count: phase.leastMembers - phase.members,
                    day: day(dayBefore(phase.startsOn)),
                  })
                : phase.groupsBy
                  ? `${t('card.members', { count: phase.members })} · ${t('timeline.groupsBy', { day: day(phase.groupsBy) })}`
                  : phase.state === 'IN_PROGRESS'
                    ? t('timeline.finals', { day: day(phase.finalsOn) })
                    : t('card.members', { count: phase.members })}
          </span>
        </li>
      ))}
    </ol>
  );
}
