import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useMe, useSession, type SessionUser } from '@setpoint/client/session';
import { languageEntry, languageOf } from '@setpoint/i18n';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLevels, pendingLevels } from '../../../entities/site/pending-levels.js';
import { useSavePlace, type FoundPlace } from '../place/use-place.js';

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

const SaveFirstLevels = graphql(`
  mutation SaveFirstLevels($input: SaveSportsInput!) {
    saveSports(input: $input) {
      success
      errorCode
      user {
        id
        sports
        bestLevel {
          rating
          name
        }
      }
    }
  }
`);

/** What a new player still lacks: a place is found by itself (SHL-07), sports and levels are asked for. */
export default function Welcome() {
  const me = useMe();
  const session = useSession();
  const findPlace = useFirstPlace();
  const { savePlace } = useSavePlace();
  const [saveLevels] = useMutation(SaveFirstLevels);
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none');
  const begun = useRef<string | null>(null);

  useEffect(() => {
    if (!me || begun.current === me.id) return;
    begun.current = me.id;
    void (async () => {
      const newHere = me.locationLat === null || me.locationName === null;
      if (newHere) {
        const saved = await savePlace(await findPlace());
        if (!saved) console.warn('the first place was not saved');
      }
      await bringLevels(me);
      if (newHere || me.sports.length === 0) setSheet('open');
    })();

    /** The estimates of the registration form. */
    async function bringLevels({ sports }: SessionUser) {
      const levels = pendingLevels();
      if (!levels || sports.length === 0) return;
      const input = { sports: sports.map((sport) => ({ sport, level: levels[sport as 1 | 2] ?? null })) };
      try {
        const { data } = await saveLevels({ variables: { input } });
        const user = data?.saveSports.user;
        if (user) session.amend({ sports: user.sports, bestLevel: user.bestLevel });
        forgetLevels();
      } catch (error) {
        console.warn(error);
      }
    }
  }, [me, findPlace, savePlace, saveLevels, session]);

  if (sheet === 'none') return null;
  return (
    <Suspense>
      <WelcomeSheet opened={sheet === 'open'} onClose={() => setSheet('closed')} />
    </Suspense>
  );
}

/** By language and the browser's country; without a complete answer the language's default city. */
function useFirstPlace() {
  const client = useApolloClient();
  const { i18n } = useTranslation();
  return async (): Promise<FoundPlace> => {
    const language = languageOf(i18n.language);
    const country = homeCountry();
    try {
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
