import { useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { isSportId } from '@setpoint/kernel';
import { ErrorState, Loading, Page, SportIcon } from '@setpoint/ui';
import {
  IconBallTennis,
  IconBrandFacebook,
  IconBrandInstagram,
  IconMail,
  IconMapPin,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { CourtCover } from '../../../entities/court/court-cover.js';
import { courtPath } from '../../../entities/court/court-link.js';
import { MessageCourt } from '../../../entities/chat/message-court.js';
import { Missing } from '../../../entities/missing/missing.js';
import type { Preload } from '../../../entities/site/preload.js';
import classes from './court-page.module.css';
import { FavouriteButton } from '../favourite/favourite-button.js';
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

const CourtQuery = graphql(`
  query CourtOfPage($id: ID!) {
    court(id: $id) {
      ...CourtPage
    }
  }
`);

export const preload: Preload = (client, { params: { id = '' } }) => client.preload(CourtQuery, { id });

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
  const { t } = useTranslation(['court', 'common']);
  const me = useMe();
  return (
    <Stack gap="lg">
      <header className={classes.head}>
        <CourtCover court={court} className={classes.cover} eager />
        <div className={classes.title}>
          {court.isMine && (
            <Badge variant="light" tt="none" mb={6}>
              {t('page.mine')}
            </Badge>
          )}
          {court.logoUrl && <img src={court.logoUrl} alt="" className={classes.logo} />}
          <h2 className={classes.name}>{court.name}</h2>
          <Text className={classes.place}>
            <IconMapPin size={18} aria-hidden /> {court.address}, {court.city}
          </Text>
          <ul className={classes.sports}>
            {court.sports.filter(isSportId).map((sport) => (
              <li key={sport}>
                <SportIcon sport={sport} size={20} /> {t(`common:sport.${sport}`)}
              </li>
            ))}
          </ul>
        </div>
        <Group gap="xs">
          <Button
            component={Link}
            to={`/match/new?court=${encodeURIComponent(court.id)}`}
            leftSection={<IconBallTennis size={18} aria-hidden />}
          >
            {t('page.playHere')}
          </Button>
          {me && <FavouriteButton court={court} />}
          {me && !court.isMine && <MessageCourt court={court} />}
          {court.isMine && (
            <Button component={Link} to={`/court/${encodeURIComponent(court.id)}/edit`} variant="default">
              {t('page.edit')}
            </Button>
          )}
        </Group>
      </header>

      <div className={classes.columns}>
        <Card title={t('page.about')}>
          {court.description && <Text mb="sm">{court.description}</Text>}
          <ul className={classes.contacts}>
            {court.phone && (
              <Contact
                icon={<IconPhone size={18} aria-hidden />}
                href={`tel:${court.phone.replaceAll(' ', '')}`}
                text={court.phone}
              />
            )}
            {court.email && (
              <Contact icon={<IconMail size={18} aria-hidden />} href={`mailto:${court.email}`} text={court.email} />
            )}
            {isWeb(court.website) && (
              <Contact
                icon={<IconWorld size={18} aria-hidden />}
                href={court.website}
                text={new URL(court.website).host}
              />
            )}
            {isWeb(court.facebook) && (
              <Contact icon={<IconBrandFacebook size={18} aria-hidden />} href={court.facebook} text="Facebook" />
            )}
            {isWeb(court.instagram) && (
              <Contact icon={<IconBrandInstagram size={18} aria-hidden />} href={court.instagram} text="Instagram" />
            )}
          </ul>
          {isWeb(court.bookingUrl) && (
            <Button component="a" href={court.bookingUrl} target="_blank" rel="noreferrer" variant="light" mt="sm">
              {t('page.book')}
            </Button>
          )}
        </Card>
        {(court.localLegend !== null || court.favouritesCount > 0) && (
          <Card title={t('page.people')}>
            <PeopleHere court={court} />
          </Card>
        )}
        <Card title={t('page.map')}>
          <WhereItIs court={court} />
        </Card>
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
      {me && !court.isMine && !court.hasOwner && <ClaimCard court={court} />}
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

function Contact({ icon, href, text }: { readonly icon: ReactNode; readonly href: string; readonly text: string }) {
  return (
    <li>
      <a href={href} className={classes.contact}>
        {icon} <span>{text}</span>
      </a>
    </li>
  );
}

/** Only web addresses become links. */
const isWeb = (address: string | null): address is string => address !== null && /^https?:\/\//.test(address);

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
