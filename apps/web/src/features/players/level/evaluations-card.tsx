import { Text } from '@mantine/core';
import type { LevelOfPlayerQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '../../../entities/level/figure-table.js';
import classes from './level-tab.module.css';
import { radarShape } from './radar-shape.js';

const HIGHEST_MARK = 5;

/** The nine criteria (RES-06) with the names of their texts. */
const CRITERIA = [
  ['forehand', 'law'],
  ['backhand', 'backhand'],
  ['serve', 'serve'],
  ['power', 'power'],
  ['speed', 'speed'],
  ['availability', 'availability'],
  ['collaboration', 'collaboration'],
  ['punctuality', 'punctuality'],
  ['fairness', 'fairness'],
] as const;

/** How opponents saw a player, as a radar with its table (PLY-08). */
export function EvaluationsCard({
  evaluations,
  self,
  name,
}: {
  readonly evaluations: NonNullable<LevelOfPlayerQuery['player']>['evaluations'];
  readonly self: boolean;
  readonly name: string;
}) {
  const { t, i18n } = useTranslation(['level', 'match', 'match-page']);
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section className={classes.card} aria-labelledby="evaluations">
      <h3 id="evaluations" className={classes.title}>
        {t('evaluations.title')}
      </h3>
      {evaluations ? (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {t('evaluations.count', { count: evaluations.count })}
          </Text>
          <div className={classes.radar}>
            <Radar marks={CRITERIA.map(([criterion]) => evaluations[criterion])} label={t('evaluations.title')} />
            <FigureTable
              caption={t('evaluations.title')}
              head={[t('evaluations.criterion'), t('evaluations.mark')]}
              rows={CRITERIA.map(([criterion, text], index) => [
                `${index + 1} ${t(`match-page:evaluation.criterion.${text}`)}`,
                figure.format(evaluations[criterion]),
              ])}
            />
          </div>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t(self ? 'evaluations.noneMine' : 'evaluations.none', { name })}
        </Text>
      )}
    </section>
  );
}

function Radar({ marks, label }: { readonly marks: readonly number[]; readonly label: string }) {
  const { rings, spokes, area, centre } = radarShape(marks, HIGHEST_MARK);
  return (
    <svg className={classes.web} viewBox="0 0 200 200" role="img" aria-label={label}>
      {rings.map((ring) => (
        <path key={ring} className={classes.ring} d={ring} />
      ))}
      {spokes.map(({ end: [x, y] }) => (
        <line key={`${x} ${y}`} className={classes.ring} x1={centre} y1={centre} x2={x} y2={y} />
      ))}
      <path className={classes.area} d={area} />
      {spokes.map(({ number: [x, y] }, index) => (
        <text key={`${x} ${y}`} className={classes.number} x={x} y={y} dy="0.35em" textAnchor="middle" aria-hidden>
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
