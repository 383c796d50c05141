import { Progress, Text } from '@mantine/core';
import type { LevelOfPlayerQuery } from '@setpoint/client/documents';
import { HIGHEST_RATING } from '@setpoint/kernel';
import { LevelDial } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { shownChange, shownLevel, shownShare } from '../../../entities/level/figures.js';
import { WeighedEstimate } from '../../../entities/level/weighed-estimate.js';
import classes from './level-tab.module.css';

type Level = NonNullable<LevelOfPlayerQuery['player']>['levels'][number];

/** The level with its two figures, each with what it means (LVL-05). */
export function LevelCard({
  level,
  label,
  self,
}: {
  readonly level: Level;
  readonly label: string;
  readonly self: boolean;
}) {
  const { t, i18n } = useTranslation('level');
  const { rating, completeness, reliability } = level;
  const certain = t(`reliability.${certainty(reliability ?? 0)}`);
  const next = rating !== null && rating < HIGHEST_RATING ? shownLevel(rating + 0.5, i18n.language, false) : null;
  return (
    <section className={classes.card} aria-label={label}>
      <div className={classes.level}>
        <div className={classes.dial}>
          <LevelDial rating={rating} selfAssessed={level.selfAssessed} size="lg" label={label} />
          <Text size="sm">{label}</Text>
        </div>
        <div className={classes.meters}>
          {level.ratedMatches === 0 ? (
            <>
              {rating !== null && <Text>{t(self ? 'estimate.mine' : 'estimate.theirs')}</Text>}
              <Text>
                <WeighedEstimate level={level} />
              </Text>
            </>
          ) : (
            <Text>
              {t('moved', { count: level.ratedMatches })} {level.trend && t(`lastTrend.${level.trend}`)}{' '}
              {level.carriedOver !== null &&
                t(level.numberPlayers.id === '1' ? 'carried.sinceSingles' : 'carried.sinceDoubles', {
                  points: shownChange(level.carriedOver, i18n.language),
                })}
            </Text>
          )}
          {completeness !== null && next && (
            <Meter
              value={completeness}
              title={t('completeness.title', { next, share: shownShare(completeness / 100, i18n.language) })}
              text={t('completeness.text')}
            />
          )}
          {reliability !== null && (
            <Meter
              value={reliability}
              title={t('reliability.title', { share: shownShare(reliability / 100, i18n.language) })}
              text={`${certain} ${t('reliability.text')}`}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function Meter({ value, title, text }: { readonly value: number; readonly title: string; readonly text: string }) {
  return (
    <div>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <Progress value={value} size="md" my={6} aria-label={title} />
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </div>
  );
}

const certainty = (reliability: number) => (reliability < 40 ? 'low' : reliability < 75 ? 'medium' : 'high');
