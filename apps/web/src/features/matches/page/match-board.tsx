import { Anchor, Badge, Button, Group, Menu, Stack, Tabs, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { ConfirmSheet, CourtLines, PlayerAvatar, Scoreboard } from '@setpoint/ui';
import { IconCalendar, IconClock, IconDotsVertical, IconLock, IconMapPin, IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import { CourtMap } from '../../../entities/court/court-map.js';
import { Countdown } from '../../../entities/match/countdown.js';
import { levelRange } from '../../../entities/match/match-card.js';
import { accepted } from '../../../entities/match/match-names.js';
import { shownDate, shownInstant, shownTime, shownWeekday } from '../../../entities/match/match-time.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { ShareMatch } from '../../../entities/match/share.js';
import { StateBadge } from '../../../entities/match/state-badge.js';
import { useUndo } from '../../../entities/undo/use-undo.js';
import { AvailabilityTab } from './availability-tab.js';
import { Answer, Cancel, Join, Leave, RemovePlayer, Reorganise } from './commands.js';
import { DisputeSheet } from './dispute-sheet.js';
import { FormTab } from './form-tab.js';
import { InviteSheet } from './invite-sheet.js';
import classes from './match-board.module.css';
import { asJoined, asLeft, hasRoom } from './match-view.js';
import { nextStep } from './next-step.js';
import { OptionsSheet } from './options-sheet.js';
import { TeamSeats } from './team-seats.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';

type Asking =
  { kind: 'cancel' } | { kind: 'reorganise' } | { kind: 'remove'; player: { id: string; displayName: string } };
const TABS = ['board', 'matches', 'availability'] as const;

/** The match as one card with its next step, the teams, and what belongs to it. */
export function MatchBoard({
  match: known,
  doing,
  onDo,
  onDone,
}: {
  readonly match: MatchViewFragment;
  /** Which sheet is open, from the address. */
  readonly doing: string | null;
  onDo(what: string): void;
  onDone(): void;
}) {
  const { t, i18n } = useTranslation(['match', 'common']);
  const me = useMe();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const undo = useUndo();
  const [going, setGoing] = useState<'left' | 'declined' | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [join, joining] = useMatchCommand(Join);
  const [leave] = useMatchCommand(Leave);
  const [answer, answering] = useMatchCommand(Answer);
  const [cancel] = useMatchCommand(Cancel);
  const [reorganise] = useMatchCommand(Reorganise);
  const [remove] = useMatchCommand(RemovePlayer);

  const match = going && me ? asLeft(known, me.id) : known;
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  const step = nextStep(match, me !== null);
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'board';

  function joinNow(side: 'A' | 'B' | null) {
    if (!me) return;
    const expected = asJoined(
      known,
      {
        __typename: 'User',
        id: me.id,
        firstName: me.firstName,
        displayName: me.displayName,
        slug: me.slug,
        profiles: { __typename: 'Profile', avatarThumbnail: me.profiles.avatarThumbnail },
        levels: [],
      } as MatchViewFragment['teamA'][number]['user'],
      side,
    );
    const payload = { __typename: 'JoinMatchPayload', success: true, errorCode: null, match: expected };
    void join({ input: { matchId: known.id, side } }, { joinMatch: payload });
  }

  /** Leaving and declining are sent after five seconds, in which they can be undone. */
  function goLater(kind: 'left' | 'declined') {
    setGoing(kind);
    undo({
      id: `match-${known.id}`,
      message: t(kind === 'left' ? 'page.leaving' : 'page.declining'),
      undone: () => setGoing(null),
      run: () => {
        const sent =
          kind === 'left'
            ? leave({ input: { matchId: known.id } })
            : answer({ input: { matchId: known.id, accept: false } });
        void sent.finally(() => setGoing(null));
      },
    });
  }

  const buttons = () => {
    switch (step) {
      case 'invited':
        return (
          <>
            <Button loading={answering} onClick={() => void answer({ input: { matchId: known.id, accept: true } })}>
              {t('next.ACCEPT')}
            </Button>
            {may('DECLINE') && (
              <Button variant="default" onClick={() => goLater('declined')}>
                {t('page.decline')}
              </Button>
            )}
          </>
        );
      case 'invitedBusy':
        return (
          <Button variant="default" onClick={() => goLater('declined')}>
            {t('page.decline')}
          </Button>
        );
      case 'confirm':
        return (
          <>
            <Button onClick={() => onDo('confirm')}>{t('next.CONFIRM_RESULT')}</Button>
            {may('DISPUTE_RESULT') && (
              <Button variant="default" onClick={() => onDo('dispute')}>
                {t('page.dispute')}
              </Button>
            )}
          </>
        );
      case 'result':
        return <Button onClick={() => onDo('result')}>{t('next.ENTER_RESULT')}</Button>;
      case 'evaluate':
        return <Button onClick={() => onDo('evaluate')}>{t('next.EVALUATE')}</Button>;
      case 'organise':
        return <Button onClick={() => onDo('organise')}>{t('next.ORGANISE')}</Button>;
      case 'join':
        return (
          <Button loading={joining} onClick={() => joinNow(null)}>
            {t('next.JOIN')}
          </Button>
        );
      case 'invite':
        return (
          <>
            <Button onClick={() => onDo('invite')}>{t('next.INVITE')}</Button>
            {may('ORGANISE') && (
              <Button variant="default" onClick={() => onDo('organise')}>
                {t('next.ORGANISE')}
              </Button>
            )}
          </>
        );
      case 'signIn':
        return (
          <Button component={Link} to={`/auth/login?redirectTo=${encodeURIComponent(matchPath(known))}`}>
            {t('page.signIn')}
          </Button>
        );
      default:
        return null;
    }
  };

  const more: readonly { name: string; run: () => void }[] = [
    ...(step !== 'organise' && step !== 'invite' && may('ORGANISE')
      ? [{ name: 'organise', run: () => onDo('organise') }]
      : []),
    ...(may('CHANGE_OPTIONS') ? [{ name: 'options', run: () => onDo('options') }] : []),
    ...(may('REORGANISE') ? [{ name: 'reorganise', run: () => setAsking({ kind: 'reorganise' }) }] : []),
    ...(may('LEAVE') ? [{ name: 'leave', run: () => goLater('left') }] : []),
    ...(may('CANCEL') ? [{ name: 'cancel', run: () => setAsking({ kind: 'cancel' }) }] : []),
  ];

  return (
    <Stack gap="md" className={classes.board}>
      <article className={classes.hero} data-sport={match.sport.id}>
        <CourtLines className={classes.lines!} />
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Group gap={8}>
            <StateBadge state={match.state} />
            {match.visibility === 'PRIVATE' && (
              <Badge variant="light" color="gray" tt="none" leftSection={<IconLock size={13} aria-hidden />}>
                {t('private')}
              </Badge>
            )}
            {match.isFriendly && (
              <Badge variant="light" color="gray" tt="none" leftSection={<IconMoodSmile size={14} aria-hidden />}>
                {t('friendly')}
              </Badge>
            )}
          </Group>
          {more.length > 0 && (
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <Button variant="default" size="sm" leftSection={<IconDotsVertical size={18} aria-hidden />}>
                  {t('page.more')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {more.map(({ name, run }) => (
                  <Menu.Item
                    key={name}
                    onClick={run}
                    className={classes.item!}
                    {...(['leave', 'cancel'].includes(name) && { color: 'red' })}
                  >
                    {t(`page.action.${name}`)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
        <h2 className={classes.title}>
          {t(`common:sport.${match.sport.id}`)} · {t(`format.${match.numberPlayers}`)}
        </h2>
        <p className={classes.level}>{levelRange(match, i18n)}</p>
        <ul className={classes.facts}>
          <li>
            <IconCalendar size={18} aria-hidden />
            {match.datePlay
              ? `${shownWeekday(match.datePlay, i18n.language)} ${shownDate(match.datePlay)}`
              : t('when.dayOpen')}
          </li>
          <li>
            <IconClock size={18} aria-hidden />
            {match.timePlay ? shownTime(match.timePlay) : t('when.timeOpen')} · {t(`when.length.${match.minutesPlay}`)}
            {match.booked && ` · ${t('when.booked')}`}
          </li>
          <li>
            <IconMapPin size={18} aria-hidden />
            {match.court ? (
              <Anchor component={Link} to={courtPath(match.court)}>
                {match.court.name}, {match.court.city}
              </Anchor>
            ) : (
              (match.city ?? t('where.open'))
            )}
          </li>
        </ul>
      </article>

      <section className={classes.next} aria-labelledby="next-step">
        <div>
          <h3 id="next-step" className={classes.nextTitle}>
            {t(`now.${step}.title`)}
          </h3>
          <p className={classes.nextText}>
            {t(`now.${step}.text`, { count: match.missing })} <Countdown state={match.state} expiry={match.expiry} />
          </p>
        </div>
        <Group gap="sm" className={classes.buttons!}>
          {buttons()}
        </Group>
      </section>

      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(name) => setParams(name && name !== 'board' ? { tab: name } : {}, { replace: true })}
      >
        <Tabs.List aria-label={t('page.tabs')}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.tab!}>
              {t(`page.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="board" pt="md">
          <Stack gap="md">
            {match.result && <ResultPanel match={match} />}
            <div className={classes.teams}>
              {(['A', 'B'] as const).map((side) => (
                <TeamSeats
                  key={side}
                  match={match}
                  side={side}
                  me={me?.id ?? null}
                  canRemove={may('REMOVE_PLAYER')}
                  onJoin={
                    may('JOIN') && match.numberPlayers === 2 && hasRoom(match, side) ? () => joinNow(side) : undefined
                  }
                  onInvite={may('INVITE') ? () => onDo('invite') : undefined}
                  onRemove={(player) => setAsking({ kind: 'remove', player })}
                />
              ))}
            </div>
            {match.message && (
              <blockquote className={classes.message}>
                <PlayerAvatar player={match.organiser} size={36} />
                <div>
                  <Text size="sm" fw={600}>
                    {match.organiser.displayName}
                  </Text>
                  <Text>{match.message}</Text>
                </div>
              </blockquote>
            )}
            <ShareMatch match={match} />
            {match.court && <WhereItIs court={match.court} />}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="matches" pt="md">
          <FormTab match={match} />
        </Tabs.Panel>
        <Tabs.Panel value="availability" pt="md">
          <AvailabilityTab matchId={match.id} />
        </Tabs.Panel>
      </Tabs>

      <InviteSheet match={match} opened={doing === 'invite' && may('INVITE')} onClose={onDone} />
      <OptionsSheet match={match} opened={doing === 'options' && may('CHANGE_OPTIONS')} onClose={onDone} />
      <DisputeSheet match={match} opened={doing === 'dispute' && may('DISPUTE_RESULT')} onClose={onDone} />
      <ConfirmSheet
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={
          asking
            ? t(`page.ask.${asking.kind}.title`, { name: asking.kind === 'remove' ? asking.player.displayName : '' })
            : ''
        }
        text={asking ? t(`page.ask.${asking.kind}.text`) : ''}
        confirmLabel={asking ? t(`page.ask.${asking.kind}.yes`) : ''}
        danger={asking?.kind !== 'reorganise'}
        onConfirm={async () => {
          const matchId = known.id;
          if (asking?.kind === 'cancel') await cancel({ input: { matchId } });
          if (asking?.kind === 'remove') await remove({ input: { matchId, playerId: asking.player.id } });
          if (asking?.kind === 'reorganise') {
            const done = await reorganise({ input: { matchId } });
            if (done?.success) void navigate(`${matchPath(known)}?do=organise`, { replace: true });
          }
        }}
      />
    </Stack>
  );
}

function WhereItIs({ court }: { readonly court: NonNullable<MatchViewFragment['court']> }) {
  const { t } = useTranslation('match');
  const me = useMe();
  return (
    <section className={classes.where} aria-label={t('page.where')}>
      <div>
        <Anchor component={Link} to={courtPath(court)} fw={600}>
          {court.name}
        </Anchor>
        <Text size="sm">
          {court.address}, {court.city}
        </Text>
        <Group gap="md">
          {court.phone && (
            <Anchor href={`tel:${court.phone.replaceAll(' ', '')}`} className={classes.contact!}>
              {court.phone}
            </Anchor>
          )}
          {court.bookingUrl?.startsWith('http') && (
            <Anchor href={court.bookingUrl} target="_blank" rel="noreferrer" className={classes.contact!}>
              {t('page.book')}
            </Anchor>
          )}
        </Group>
      </div>
      {me?.locationLat != null && me.locationLng != null && (
        <CourtMap courts={[court]} home={{ lat: me.locationLat, lng: me.locationLng }} height={220} />
      )}
    </section>
  );
}

function ResultPanel({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('match');
  const { result } = match;
  if (!result) return null;
  const status = result.confirmedAt
    ? t(result.confirmedByItself ? 'result.confirmedByItself' : 'result.confirmed', {
        when: shownInstant(result.confirmedAt, match.timeZone),
      })
    : t('result.enteredBy', {
        name: result.enteredBy.displayName,
        when: shownInstant(result.enteredAt, match.timeZone),
      });
  return (
    <Stack gap="xs">
      <Scoreboard
        teamA={accepted(match.teamA)}
        teamB={accepted(match.teamB)}
        sets={result.sets}
        winner={result.winner}
        {...(result.outcome !== 'COMPLETED' && { note: t(`outcome.${result.outcome}`) })}
      />
      <Text size="sm" c="dimmed">
        {status}
      </Text>
      {result.comment && <Text>“{result.comment}”</Text>}
      {result.disputes > 0 && !result.confirmedAt && (
        <Text size="sm" c="var(--sp-warm)">
          {t('result.disputed', { count: result.disputes })}
          {result.disputeNote && ` “${result.disputeNote}”`}
        </Text>
      )}
    </Stack>
  );
}
