import { Button } from '@mantine/core';
import { useHoldsSession } from '@setpoint/client/session';
import { CourtLines, LevelDial, Meta, Scoreboard } from '@setpoint/ui';
import { lazy, Suspense, useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import classes from './home-page.module.css';

const Nearby = lazy(() => import('./nearby.js'));

/** /: the promise (PUB-01). Members go on to their dashboard (RTE-11). */
export function Component() {
  const { t } = useTranslation('public');
  if (useHoldsSession()) return <Navigate to="/dashboard/app" replace />;
  return (
    <>
      <Meta title={t('public:home.title')} description={t('public:home.lead')} />
      <section className={classes.hero}>
        <CourtLines className={classes.lines} opacity={0.3} />
        <div className={classes.inner}>
          <div>
            <h1>{t('public:home.promise')}</h1>
            <p className={classes.lead}>{t('public:home.lead')}</p>
            <div className={classes.actions}>
              <Button component={Link} to="/auth/register" size="lg" color="clay">
                {t('public:home.join')}
              </Button>
              <Button component={Link} to="/match/list?when=tonight" size="lg" variant="outline" color="white">
                {t('public:home.look')}
              </Button>
            </div>
          </div>
          <Showpiece />
        </div>
      </section>
      <div className={classes.content}>
        <WhenNear>
          <Suspense fallback={<div className={classes.waiting} />}>
            <Nearby />
          </Suspense>
        </WhenNear>
        <section className={classes.steps} aria-labelledby="how">
          <h2 id="how">{t('public:home.how')}</h2>
          <ol>
            {(['find', 'play', 'grow'] as const).map((step) => (
              <li key={step}>
                <h3>{t(`public:home.steps.${step}.title`)}</h3>
                <p>{t(`public:home.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={classes.last}>
          <h2>{t('public:home.lastTitle')}</h2>
          <p>{t('public:home.lastText')}</p>
          <Button component={Link} to="/auth/register" size="lg">
            {t('public:home.join')}
          </Button>
        </section>
      </div>
    </>
  );
}

/** Product preview with a sample result and level. */
function Showpiece() {
  const { t } = useTranslation('public');
  return (
    <div className={classes.showpiece} aria-hidden>
      <Scoreboard
        teamA={[{ id: '5', displayName: 'Giulia' }]}
        teamB={[{ id: '8', displayName: 'Marc' }]}
        sets={[
          { a: 6, b: 4 },
          { a: 6, b: 7, tieBreak: 5 },
          { a: 10, b: 7, superTieBreak: true },
        ]}
        winner="A"
        note={t('public:home.example')}
      />
      <div className={classes.dial}>
        <LevelDial rating={4.5} size="lg" />
      </div>
    </div>
  );
}

/** Loads its content when scrolled near, so that the hero appears immediately. */
function WhenNear({ children }: { readonly children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.near}>
      {near && children}
    </div>
  );
}
