import { Button, Text } from '@mantine/core';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { IconBrandFacebook, IconBrandInstagram, IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './court-page.module.css';

/** What the centre says of itself, how to reach it, and where to book. */
export function AboutCourt({ court }: { readonly court: CourtPageFragment }) {
  const { t } = useTranslation('court');
  return (
    <>
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
          <Contact icon={<IconWorld size={18} aria-hidden />} href={court.website} text={new URL(court.website).host} />
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
    </>
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
