import { Button } from '@mantine/core';
import { ask } from '@setpoint/client/ask';
import { useHoldsSession, useSession } from '@setpoint/client/session';
import { CourtLines, Meta } from '@setpoint/ui';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { useHomePlace } from '../../entities/place/use-home-place.js';
import { keepVisitorPlace, townName } from '../../entities/place/visitor-place.js';
import { keepReferral } from '../../entities/site/referral.js';
import { arrivalAt, placeOf, type Arrival } from './arrival.js';
import { LandingPlace } from './landing-fields.js';
import classes from './landing-page.module.css';
import Near from './near.js';

/** /lp/join and its kin: who and what is near the place of the address, and the way in (RTE-09, PUB-03). */
export function Component() {
  const { pathname } = useLocation();
  const params = useParams();
  const arrival = useMemo(() => arrivalAt(pathname, params), [pathname, params]);
  if (useHoldsSession()) return <Navigate to="/dashboard/app" replace />;
  return <Landing arrival={arrival} />;
}

function Landing({ arrival }: { readonly arrival: Arrival }) {
  const { t } = useTranslation('visit');
  useCarried(arrival);
  const place = useHomePlace();
  const { lead, referralCode } = arrival;
  const register = referralCode ? `/auth/register/${encodeURIComponent(referralCode)}` : '/auth/register';
  return (
    <>
      <Meta title={t(`lp.${lead}`, { place: place.name })} description={t('lp.lead')} noIndex={referralCode !== ''} />
      <section className={classes.hero}>
        <CourtLines className={classes.lines} opacity={0.3} />
        <div className={classes.inner}>
          {referralCode && <p className={classes.invited}>{t('lp.invited')}</p>}
          <h1>{t(`lp.promise.${lead}`, { place: place.name })}</h1>
          <p className={classes.lead}>{t('lp.lead')}</p>
          <Button component={Link} to={register} size="lg" color="clay">
            {t('lp.join')}
          </Button>
        </div>
      </section>
      <div className={classes.content}>
        <Near place={place} lead={lead} />
        <div className={classes.last}>
          <Button component={Link} to={register} size="lg">
            {t('lp.join')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Code, place and language of the address hold from here on, until and beyond registration. */
function useCarried(arrival: Arrival): void {
  const { i18n } = useTranslation();
  const session = useSession();
  useEffect(() => {
    const { language, referralCode, position } = arrival;
    let gone = false;
    if (language && language !== i18n.language) void i18n.changeLanguage(language);
    if (referralCode) keepReferral(referralCode);
    const place = placeOf(arrival);
    if (place) keepVisitorPlace(place);
    else if (position) {
      // A position without a town: the municipality in which it lies.
      ask(session, LandingPlace, position).then(
        ({ placeAt }) => {
          const name = townName(placeAt?.name);
          if (name && !gone) keepVisitorPlace({ ...position, name });
        },
        (error: unknown) => console.warn(error),
      );
    }
    return () => {
      gone = true;
    };
  }, [arrival, i18n, session]);
}
