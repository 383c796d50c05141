import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { graphql, type DocumentType } from '@setpoint/client';
import { languageOf } from '@setpoint/i18n/browser';
import { EmptyState, ErrorState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { SharePicture } from '../../../entities/match/share-picture.js';
import { playerPath } from '../../../entities/player/player-link.js';
import type { Preload } from '../../../entities/site/preload.js';
import classes from './level-up-page.module.css';

const LevelUpQuery = graphql(`
  query LevelUp($id: ID!) {
    levelUp(id: $id) {
      id
      from
      to
      sport {
        id
      }
      numberPlayers {
        id
      }
      player {
        id
        displayName
        slug
      }
    }
  }
`);

export const preload: Preload = (client, { params: { id = '' } }) => client.preload(LevelUpQuery, { id });

/** A half step that somebody reached, as the picture that is shared (BYD-14). */
export function Component() {
  const { t } = useTranslation('level');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(LevelUpQuery, { variables: { id } });
  const found = data?.levelUp;
  if (found) return <Reached found={found} />;
  return (
    <Page title={t('up.missing')} hideTitle noIndex>
      {error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : data ? (
        <EmptyState title={t('up.missing')} text={t('up.missingText')} />
      ) : (
        <Skeleton className={classes.picture} aria-busy />
      )}
    </Page>
  );
}

function Reached({ found }: { readonly found: NonNullable<DocumentType<typeof LevelUpQuery>['levelUp']> }) {
  const { t, i18n } = useTranslation(['level', 'player-ui']);
  const figure = (level: number) =>
    level.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { player, sport, numberPlayers, from, to } = found;
  const title = t('up.title', { name: player.displayName, level: figure(to) });
  const path = `level/${encodeURIComponent(found.id)}`;
  return (
    <Page title={title}>
      <Stack>
        <img
          className={classes.picture}
          src={`/share/${path}.png?lang=${languageOf(i18n.language)}`}
          width={1200}
          height={630}
          alt={t('up.picture', {
            name: player.displayName,
            ...{ from: figure(from), to: figure(to) },
            format: t(`player-ui:format.long.${sport.id}-${numberPlayers.id}`),
          })}
        />
        <Group>
          <SharePicture of={path} title={title} />
          <Button component={Link} to={playerPath(player)} variant="default">
            {t('up.profile')}
          </Button>
        </Group>
      </Stack>
    </Page>
  );
}
