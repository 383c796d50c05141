import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { isLocated } from '../../../entities/court/located.js';
import { courtPath } from '../../../entities/court/court-link.js';
import { Missing } from '../../../entities/missing/missing.js';
import { AboutCourt } from './about-court.js';
import { CourtHead } from './court-head.js';
import classes from './court-page.module.css';
import { CourtQuery } from './first.js';
import { ClaimCard } from '../claim/claim-card.js';
import { FieldsList } from './fields-list.js';
import { Gallery } from './gallery.js';
import { NextMatches } from './next-matches.js';
import { OffersHere } from './offers-here.js';
import { PeopleHere } from './people-here.js';
import { WhereItIs } from './where-it-is.js';

export const CourtPageFields = graphql(`
  fragment CourtPage on Court {
    id
    name
    slug
    address
    city
    country
    lat
    lng
    timeZone
    phone
    email
    website
    facebook
    instagram
    bookingUrl
    description
    coverUrl
    offers
    sports
    isMyFavourite
    isMine
    favouritesCount
    hasOwner
    logoUrl
    offersUsedToday
    photos {
      id
      smallUrl
      largeUrl
      alt
    }
    localLegend {
      matches
      user {
        id
        slug
        displayName
        photoUrl
      }
    }
    favouredBy {
      id
      slug
      displayName
      photoUrl
    }
    fields {
      id
      name
      sport
      surface
      covered
      notes
    }
  }
`);

/** A sports centre: info, map, fields, promotions, next matches here (CRT-03). */
export function Component() {
  const { t } = useTranslation('court');
  const { id = '', name } = useParams();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(CourtQuery, { variables: { id } });
  const court = data?.court;
  if (court === undefined || (court === null && error)) {
    return (
      <Page title={t('page.title')} hideTitle>
        {error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <CourtSkeleton />}
      </Page>
    );
  }
  if (court === null) {
    return <Missing title={t('missing.title')} text={t('missing.text')} to="/court/list" label={t('missing.action')} />;
  }
  // The slug is part of the canonical address (RTE-13).
  if (name !== court.slug) return <Navigate to={courtPath(court) + search} replace />;
  return (
    <Page title={court.name} description={t('page.description', { name: court.name, city: court.city })} hideTitle>
      <Centre court={court} />
    </Page>
  );
}

function Centre({ court }: { readonly court: CourtPageFragment }) {
  const { t } = useTranslation('court');
  const me = useMe();
  return (
    <Stack gap="lg">
      <CourtHead court={court} />
      <div className={classes.columns}>
        <Card title={t('page.about')}>
          <AboutCourt court={court} />
        </Card>
        {(court.localLegend !== null || court.favouritesCount > 0) && (
          <Card title={t('page.people')}>
            <PeopleHere court={court} />
          </Card>
        )}
        <Card title={t('page.map')}>{isLocated(court) && <WhereItIs court={court} />}</Card>
        <Card title={t('page.fields', { count: court.fields.length })}>
          <FieldsList fields={court.fields} />
        </Card>
        {court.offers.length > 0 && (
          <Card title={t('page.offers')}>
            <OffersHere court={court} />
          </Card>
        )}
      </div>
      <Gallery photos={court.photos} name={court.name} />
      <NextMatches courtId={court.id} />
      {me && !court.isMine && <ClaimCard court={court} />}
    </Stack>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.card} aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  );
}

function CourtSkeleton() {
  return (
    <Loading>
      <Stack gap="lg">
        <Skeleton height={160} radius="lg" />
        <div className={classes.columns}>
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} height={220} radius="lg" />
          ))}
        </div>
      </Stack>
    </Loading>
  );
}
