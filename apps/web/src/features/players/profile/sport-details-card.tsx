import type { ProfileFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import classes from './profile-page.module.css';

type Details = ProfileFragment['sportDetails'][number];

/** Racket, surface and habits, sport by sport; nothing where nothing was told (PLY-02). */
export function SportDetailsCard({ details }: { readonly details: readonly Details[] }) {
  const { t } = useTranslation(['player-ui', 'court', 'common']);
  const factsOf = (told: Details) =>
    [
      told.frequency && ([t('details.frequency'), t(`details.frequencyOf.${told.frequency}`)] as const),
      told.startYear !== null && ([t('details.since'), String(told.startYear)] as const),
      told.courtPosition && ([t('details.courtPosition'), t(`details.positionOf.${told.courtPosition}`)] as const),
      told.preferredSurface && ([t('details.preferredSurface'), t(`court:surface.${told.preferredSurface}`)] as const),
      ...(['racket', 'strings', 'shoes'] as const).map(
        (name) => told[name] && ([t(`details.${name}`), told[name]] as const),
      ),
    ].filter((fact) => !!fact);
  const told = details.map((one) => ({ sport: one.sport.id, facts: factsOf(one) })).filter(({ facts }) => facts.length);
  if (told.length === 0) return null;
  return (
    <section className={`${classes.card} ${classes.wide}`} aria-labelledby="equipment">
      <h3 id="equipment" className={classes.title}>
        {t('details.title')}
      </h3>
      <div className={classes.sports}>
        {told.map(({ sport, facts }) => (
          <div key={sport}>
            {details.length > 1 && <h4 className={classes.sportName}>{t(`common:sport.${sport as '1' | '2'}`)}</h4>}
            <dl className={classes.facts}>
              {facts.map(([name, value]) => (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
