import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useMe, useSession } from '@setpoint/client/session';
import { languageEntry, languageOf } from '@setpoint/i18n';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { keepVisitorPlace, visitorPlace } from '../../../entities/place/visitor-place.js';
import { PlaceAt, useSavePlace, type FoundPlace } from '../place/use-place.js';

const WelcomeSheet = lazy(() => import('./welcome-sheet.js'));

const DefaultPlace = graphql(`
  query DefaultPlace($language: String!, $country: String) {
    defaultPlace(language: $language, country: $country) {
      name
      fullName
      country
      lat
      lng
    }
  }
`);

const FinishWelcome = graphql(`
  mutation FinishWelcome {
    finishWelcome {
      success
      errorCode
      user {
        id
        welcomed
      }
    }
  }
`);

/**
 * Onboarding: detects a place (SHL-07) and asks for sports and levels. It reappears, on any
 * device, until completed or declined, except on the sports page, which asks the same.
 */
export default function Welcome() {
  const me = useMe();
  const session = useSession();
  const findPlace = useFirstPlace();
  const { savePlace } = useSavePlace();
  const [finishWelcome] = useMutation(FinishWelcome);
  const asksItself = useLocation().pathname === '/player/sports';
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none');
  const begun = useRef<string | null>(null);

  useEffect(() => {
    if (!me || begun.current === me.id) return;
    begun.current = me.id;
    void (async () => {
      if (me.locationLat === null || me.locationName === null) {
        const saved = await savePlace(await findPlace());
        if (saved) keepVisitorPlace(null);
        else console.warn('the first place was not saved');
      }
      if (me.welcomed === false) setSheet('open');
    })();
  }, [me, findPlace, savePlace]);

  async function done() {
    setSheet('closed');
    // Without an answer the sheet comes back at the next visit.
    const answer = await finishWelcome().catch(() => null);
    if (answer?.data?.finishWelcome.success) session.amend({ welcomed: true });
  }

  if (sheet === 'none' || asksItself) return null;
  return (
    <Suspense>
      <WelcomeSheet opened={sheet === 'open'} onDone={() => void done()} />
    </Suspense>
  );
}

/** Where one looked around as a visitor (PUB-03), else by language and the browser's country; without a complete answer the language's default city. */
function useFirstPlace() {
  const client = useApolloClient();
  const { i18n } = useTranslation();
  return async (): Promise<FoundPlace> => {
    const language = languageOf(i18n.language);
    const country = homeCountry();
    try {
      const chosen = visitorPlace();
      if (chosen) {
        const { lat, lng } = chosen;
        const { data } = await client.query({ query: PlaceAt, variables: { lat, lng } });
        if (data?.placeAt) return data.placeAt;
      }
      const { data } = await client.query({ query: DefaultPlace, variables: { language, country } });
      const place = data?.defaultPlace;
      if (place?.name && place.country) return place;
    } catch (error) {
      console.warn(error);
    }
    const { defaultCity, country: home, lat, lng } = languageEntry(language);
    return { name: defaultCity, fullName: defaultCity, country: home, lat, lng };
  };
}

/** The country that the browser was made for. American English is what browsers speak everywhere: it counts in America only. */
function homeCountry(): string | null {
  const country = /-([A-Z]{2})$/.exec(navigator.language)?.[1] ?? null;
  if (navigator.language !== 'en-US') return country;
  return Intl.DateTimeFormat().resolvedOptions().timeZone.startsWith('America/') ? country : null;
}
