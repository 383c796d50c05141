/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
  '\n  query MyRoles {\n    me {\n      id\n      roles\n    }\n  }\n': typeof types.MyRolesDocument;
  '\n  query PlatformClock {\n    platformClock {\n      now\n      aheadSeconds\n      movable\n    }\n  }\n': typeof types.PlatformClockDocument;
  '\n  mutation MoveClock($input: MoveClockInput!) {\n    moveClock(input: $input) {\n      success\n      errorCode\n      clock {\n        now\n        aheadSeconds\n        movable\n      }\n    }\n  }\n': typeof types.MoveClockDocument;
  '\n  query SupportMessages($filter: MessagesFilter, $first: Int!, $after: String) {\n    messages(filter: $filter, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          channel\n          to\n          subject\n          text\n          html\n          template\n          language\n          state\n          createdAt\n          sentAt\n          attempts\n        }\n      }\n    }\n  }\n': typeof types.SupportMessagesDocument;
  '\n  mutation SaveLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n': typeof types.SaveLanguageDocument;
  '\n  fragment CourtCard on Court {\n    id\n    name\n    slug\n    address\n    city\n    lat\n    lng\n    timeZone\n    sports\n    offers\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      sport\n      surface\n      covered\n    }\n  }\n': typeof types.CourtCardFragmentDoc;
  '\n  query SearchPlaces($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      lat\n      lng\n    }\n  }\n': typeof types.SearchPlacesDocument;
  '\n  fragment Score on MatchResult {\n    sets {\n      a\n      b\n      tieBreak\n      superTieBreak\n    }\n    outcome\n    winner\n  }\n': typeof types.ScoreFragmentDoc;
  '\n  fragment MatchCard on Match {\n    id\n    state\n    sport {\n      id\n      name\n      nameCapitalize\n    }\n    numberPlayers\n    visibility\n    isFriendly\n    levelMin\n    levelMax\n    court {\n      id\n      name\n      slug\n      city\n    }\n    datePlay\n    timePlay\n    minutesPlay\n    startsAt\n    timeZone\n    expiry\n    city\n    missing\n    createdAt\n    teamA {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    teamB {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    result {\n      ...Score\n    }\n    myActions\n    mySide\n  }\n': typeof types.MatchCardFragmentDoc;
  '\n  mutation FollowPlayer($playerId: ID!) {\n    followPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n': typeof types.FollowPlayerDocument;
  '\n  mutation UnfollowPlayer($playerId: ID!) {\n    unfollowPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n': typeof types.UnfollowPlayerDocument;
  '\n  fragment PlayerChip on User {\n    id\n    firstName\n    displayName\n    slug\n    profiles {\n      avatarThumbnail\n    }\n  }\n': typeof types.PlayerChipFragmentDoc;
  '\n  fragment MatchPlayer on User {\n    ...PlayerChip\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n    }\n  }\n': typeof types.MatchPlayerFragmentDoc;
  '\n  fragment PlayerCard on User {\n    ...MatchPlayer\n    age\n    sports\n    locationName\n    lastLoginAt\n    isFollowedByMe\n    followsMe\n    followersCount\n  }\n': typeof types.PlayerCardFragmentDoc;
  '\n  query Account {\n    me {\n      id\n      firstName\n      lastName\n      sex\n      birthDate\n      description\n      heightCm\n      weightKg\n      playingHand\n      completeness {\n        percent\n        missing\n      }\n    }\n  }\n': typeof types.AccountDocument;
  '\n  mutation SaveProfile($input: SaveProfileInput!) {\n    saveProfile(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        slug\n        sex\n        birthDate\n        description\n        heightCm\n        weightKg\n        playingHand\n        completeness {\n          percent\n          missing\n        }\n      }\n    }\n  }\n': typeof types.SaveProfileDocument;
  '\n  query FindPlace($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n': typeof types.FindPlaceDocument;
  '\n  query PlaceAt($lat: Float!, $lng: Float!) {\n    placeAt(lat: $lat, lng: $lng) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n': typeof types.PlaceAtDocument;
  '\n  mutation SaveLocation($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n      user {\n        id\n        locationName\n        locationLat\n        locationLng\n        kmToSearch\n        profiles {\n          locationCountry\n          locationName\n          locationFullname\n        }\n      }\n    }\n  }\n': typeof types.SaveLocationDocument;
  '\n  mutation ChangeLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n': typeof types.ChangeLanguageDocument;
  '\n  query MyAvailability {\n    me {\n      id\n      availability {\n        noFixedDays\n        slots {\n          weekday\n          from\n          to\n        }\n      }\n    }\n  }\n': typeof types.MyAvailabilityDocument;
  '\n  mutation SaveAvailability($input: SaveAvailabilityInput!) {\n    saveAvailability(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        availability {\n          noFixedDays\n          slots {\n            weekday\n            from\n            to\n          }\n        }\n      }\n    }\n  }\n': typeof types.SaveAvailabilityDocument;
  '\n  mutation SaveSports($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        levels {\n          sport {\n            id\n            name\n            nameCapitalize\n          }\n          numberPlayers {\n            id\n            name\n          }\n          rating\n          name\n          selfAssessed\n        }\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n': typeof types.SaveSportsDocument;
  '\n  query MySports {\n    me {\n      id\n      sports\n      levels {\n        sport {\n          id\n          name\n          nameCapitalize\n        }\n        numberPlayers {\n          id\n          name\n        }\n        rating\n        name\n        selfAssessed\n      }\n    }\n  }\n': typeof types.MySportsDocument;
  '\n  query DefaultPlace($language: String!, $country: String) {\n    defaultPlace(language: $language, country: $country) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n': typeof types.DefaultPlaceDocument;
  '\n  mutation SaveFirstLevels($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n': typeof types.SaveFirstLevelsDocument;
  '\n  fragment CourtPage on Court {\n    id\n    name\n    slug\n    address\n    city\n    country\n    lat\n    lng\n    timeZone\n    phone\n    email\n    website\n    bookingUrl\n    description\n    offers\n    sports\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      name\n      sport\n      surface\n      covered\n      notes\n    }\n  }\n': typeof types.CourtPageFragmentDoc;
  '\n  query CourtOfPage($id: ID!) {\n    court(id: $id) {\n      ...CourtPage\n    }\n  }\n': typeof types.CourtOfPageDocument;
  '\n  mutation SetFavouriteCourt($courtId: ID!, $favourite: Boolean!) {\n    setFavouriteCourt(input: { courtId: $courtId, favourite: $favourite }) {\n      success\n      errorCode\n      court {\n        id\n        isMyFavourite\n        favouritesCount\n      }\n    }\n  }\n': typeof types.SetFavouriteCourtDocument;
  '\n  query MatchesAtCourt($courtId: ID!) {\n    matches(filter: { courtId: $courtId }, first: 6) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n': typeof types.MatchesAtCourtDocument;
  '\n  query Dashboard(\n    $me: ID!\n    $near: NearInput!\n    $sports: [Int!]\n    $level: Float\n    $levels: [LevelName!]\n    $cards: Int!\n    $open: Int!\n    $friends: Int!\n  ) {\n    player(id: $me) {\n      ...MyCorner\n    }\n    players(filter: { near: $near, sports: $sports, levels: $levels }, orderBy: LATEST_LOGIN, first: $cards) {\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n    waitingForMe {\n      ...Waiting\n    }\n    myMatches(when: UPCOMING, first: $cards) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    matches(\n      filter: { near: $near, sports: $sports, level: $level, missing: [1, 2, 3], states: [ORGANIZING] }\n      orderBy: DATE\n      first: $open\n    ) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n    friendsMatches(first: $friends) {\n      ...FriendsPage\n    }\n  }\n': typeof types.DashboardDocument;
  '\n  fragment FriendsPage on MatchConnection {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      cursor\n      node {\n        ...MatchCard\n      }\n    }\n  }\n': typeof types.FriendsPageFragmentDoc;
  '\n  query FriendsMatchesOfDashboard($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      ...FriendsPage\n    }\n  }\n': typeof types.FriendsMatchesOfDashboardDocument;
  '\n  query FriendsMatchesOfDashboardSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n': typeof types.FriendsMatchesOfDashboardStepsDocument;
  '\n  fragment MyCorner on User {\n    id\n    slug\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    completeness {\n      percent\n      missing\n    }\n    statistics {\n      matches\n      wins\n      currentStreak\n    }\n  }\n': typeof types.MyCornerFragmentDoc;
  '\n  fragment Waiting on WaitingItem {\n    kind\n    until\n    match {\n      ...MatchCard\n    }\n  }\n': typeof types.WaitingFragmentDoc;
  '\n  mutation AnswerInvitationHere($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchCard\n      }\n    }\n  }\n': typeof types.AnswerInvitationHereDocument;
  '\n  query FriendsMatches($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n': typeof types.FriendsMatchesDocument;
  '\n  query FriendsMatchesSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n': typeof types.FriendsMatchesStepsDocument;
  '\n  query MatchList($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n  }\n': typeof types.MatchListDocument;
  '\n  query MatchListSteps($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n': typeof types.MatchListStepsDocument;
  '\n  query MyMatches($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n': typeof types.MyMatchesDocument;
  '\n  query MyMatchesSteps($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n': typeof types.MyMatchesStepsDocument;
  '\n  query StartOfDraft($player: ID!, $court: ID!, $withPlayer: Boolean!, $withCourt: Boolean!) {\n    player(id: $player) @include(if: $withPlayer) {\n      ...PlayerChip\n      isFollowedByMe\n    }\n    court(id: $court) @include(if: $withCourt) {\n      id\n      name\n      city\n      timeZone\n    }\n  }\n': typeof types.StartOfDraftDocument;
  '\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchCard\n      }\n      overlapping {\n        ...MatchCard\n      }\n    }\n  }\n': typeof types.CreateMatchDocument;
  '\n  query MatchAvailability($id: ID!) {\n    match(id: $id) {\n      id\n      teamA {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n      teamB {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n    }\n  }\n': typeof types.MatchAvailabilityDocument;
  '\n  mutation JoinMatch($input: JoinMatchInput!) {\n    joinMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.JoinMatchDocument;
  '\n  mutation LeaveMatch($input: MatchIdInput!) {\n    leaveMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.LeaveMatchDocument;
  '\n  mutation AnswerInvitation($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.AnswerInvitationDocument;
  '\n  mutation InvitePlayers($input: InvitePlayersInput!) {\n    invitePlayers(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.InvitePlayersDocument;
  '\n  mutation OrganiseMatch($input: OrganiseMatchInput!) {\n    organiseMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.OrganiseMatchDocument;
  '\n  mutation ReorganiseMatch($input: MatchIdInput!) {\n    reorganiseMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.ReorganiseMatchDocument;
  '\n  mutation CancelMatch($input: MatchIdInput!) {\n    cancelMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.CancelMatchDocument;
  '\n  mutation ChangeMatchOptions($input: ChangeMatchOptionsInput!) {\n    changeMatchOptions(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.ChangeMatchOptionsDocument;
  '\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.RemovePlayerDocument;
  '\n  mutation EnterResult($input: EnterResultInput!) {\n    enterResult(input: $input) {\n      success\n      errorCode\n      setIndex\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.EnterResultDocument;
  '\n  mutation ConfirmResult($input: ConfirmResultInput!) {\n    confirmResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.ConfirmResultDocument;
  '\n  mutation EvaluateOpponents($input: EvaluateOpponentsInput!) {\n    evaluateOpponents(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.EvaluateOpponentsDocument;
  '\n  mutation DisputeResult($input: DisputeResultInput!) {\n    disputeResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n': typeof types.DisputeResultDocument;
  '\n  query FormOfPlayer($playerId: ID!, $first: Int!) {\n    matches(filter: { playerId: $playerId, states: [CONFIRMED] }, orderBy: DATE, first: $first) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n': typeof types.FormOfPlayerDocument;
  '\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchView\n    }\n  }\n': typeof types.MatchPageDocument;
  '\n  subscription MatchUpdated($id: ID!) {\n    matchUpdated(id: $id) {\n      ...MatchView\n    }\n  }\n': typeof types.MatchUpdatedDocument;
  '\n  fragment MatchView on Match {\n    ...MatchCard\n    gameMode\n    booked\n    endsAt\n    message\n    organiser {\n      ...PlayerChip\n    }\n    court {\n      id\n      address\n      lat\n      lng\n      bookingUrl\n      phone\n    }\n    result {\n      comment\n      enteredBy {\n        ...PlayerChip\n      }\n      enteredAt\n      confirmsItselfAt\n      confirmedAt\n      confirmedByItself\n      disputes\n      disputeNote\n    }\n  }\n': typeof types.MatchViewFragmentDoc;
  '\n  query PickCourts($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!, $after: String) {\n    courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...CourtCard\n          distanceKm\n        }\n      }\n    }\n  }\n': typeof types.PickCourtsDocument;
  '\n  query PickPlayers($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!) {\n    players(filter: $filter, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n        }\n      }\n    }\n  }\n': typeof types.PickPlayersDocument;
  '\n  query BellPanel {\n    unread: notifications(first: 20, read: false) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n    earlier: notifications(first: 3, read: true) {\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n': typeof types.BellPanelDocument;
  '\n  mutation ReadAllNotifications {\n    readNotification(readNotificationData: { what: all }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n': typeof types.ReadAllNotificationsDocument;
  '\n  query UnreadCount {\n    unreadNotificationCount\n  }\n': typeof types.UnreadCountDocument;
  '\n  subscription Notify {\n    notify\n  }\n': typeof types.NotifyDocument;
  '\n  fragment NotificationItem on Notification {\n    id\n    type\n    createdAt\n    read\n    sender {\n      id\n      firstName\n      displayName\n      profiles {\n        avatarThumbnail\n      }\n    }\n    relAuth {\n      id\n      firstName\n    }\n    relMatch {\n      id\n      datePlay\n      timePlay\n      courts {\n        id\n        name\n      }\n      sport {\n        id\n        nameCapitalize\n      }\n    }\n    relChat {\n      id\n    }\n    relTournament {\n      id\n    }\n    relCourt {\n      id\n      name\n    }\n  }\n': typeof types.NotificationItemFragmentDoc;
  '\n  mutation ReadNotification($id: ID!) {\n    readNotification(readNotificationData: { what: single, notificationId: $id }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n': typeof types.ReadNotificationDocument;
  '\n  query Notifications($first: Int!, $after: String, $read: Boolean) {\n    notifications(first: $first, after: $after, read: $read) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n': typeof types.NotificationsDocument;
  '\n  query PlayerList($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n  }\n': typeof types.PlayerListDocument;
  '\n  query PlayerListSteps($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n': typeof types.PlayerListStepsDocument;
  '\n  query MyLevels($id: ID!) {\n    player(id: $id) {\n      id\n      levels {\n        sport {\n          id\n        }\n        numberPlayers {\n          id\n        }\n        rating\n        name\n      }\n    }\n  }\n': typeof types.MyLevelsDocument;
  '\n  query MatchesOfPlayer($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n': typeof types.MatchesOfPlayerDocument;
  '\n  query MatchesOfPlayerSteps($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n': typeof types.MatchesOfPlayerStepsDocument;
  '\n  query FollowingOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      following(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n': typeof types.FollowingOfPlayerDocument;
  '\n  query FollowersOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      followers(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n': typeof types.FollowersOfPlayerDocument;
  '\n  query PlayerProfile($id: ID!) {\n    player(id: $id) {\n      ...Profile\n    }\n  }\n': typeof types.PlayerProfileDocument;
  '\n  fragment Profile on User {\n    ...PlayerCard\n    photoUrl\n    sex\n    description\n    playingHand\n    heightCm\n    followingCount\n    isBlockedByMe\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    availability {\n      noFixedDays\n      slots {\n        weekday\n        from\n        to\n      }\n    }\n    statistics {\n      matches\n      wins\n      losses\n      draws\n      setsWon\n      setsLost\n      gamesWon\n      gamesLost\n      currentStreak\n      playersMet\n    }\n  }\n': typeof types.ProfileFragmentDoc;
  '\n  mutation BlockPlayer($playerId: ID!) {\n    blockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n        isFollowedByMe\n        followsMe\n        followersCount\n        followingCount\n      }\n    }\n  }\n': typeof types.BlockPlayerDocument;
  '\n  mutation UnblockPlayer($playerId: ID!) {\n    unblockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n      }\n    }\n  }\n': typeof types.UnblockPlayerDocument;
  '\n  query HomeNearby($open: MatchesFilter!, $played: MatchesFilter!, $players: PlayersFilter!) {\n    open: matches(filter: $open, first: 3) {\n      totalCount\n      edges {\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    played: matches(filter: $played, first: 1) {\n      totalCount\n    }\n    players(filter: $players, first: 1) {\n      totalCount\n    }\n  }\n': typeof types.HomeNearbyDocument;
};
const documents: Documents = {
  '\n  query MyRoles {\n    me {\n      id\n      roles\n    }\n  }\n': types.MyRolesDocument,
  '\n  query PlatformClock {\n    platformClock {\n      now\n      aheadSeconds\n      movable\n    }\n  }\n':
    types.PlatformClockDocument,
  '\n  mutation MoveClock($input: MoveClockInput!) {\n    moveClock(input: $input) {\n      success\n      errorCode\n      clock {\n        now\n        aheadSeconds\n        movable\n      }\n    }\n  }\n':
    types.MoveClockDocument,
  '\n  query SupportMessages($filter: MessagesFilter, $first: Int!, $after: String) {\n    messages(filter: $filter, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          channel\n          to\n          subject\n          text\n          html\n          template\n          language\n          state\n          createdAt\n          sentAt\n          attempts\n        }\n      }\n    }\n  }\n':
    types.SupportMessagesDocument,
  '\n  mutation SaveLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n':
    types.SaveLanguageDocument,
  '\n  fragment CourtCard on Court {\n    id\n    name\n    slug\n    address\n    city\n    lat\n    lng\n    timeZone\n    sports\n    offers\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      sport\n      surface\n      covered\n    }\n  }\n':
    types.CourtCardFragmentDoc,
  '\n  query SearchPlaces($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      lat\n      lng\n    }\n  }\n':
    types.SearchPlacesDocument,
  '\n  fragment Score on MatchResult {\n    sets {\n      a\n      b\n      tieBreak\n      superTieBreak\n    }\n    outcome\n    winner\n  }\n':
    types.ScoreFragmentDoc,
  '\n  fragment MatchCard on Match {\n    id\n    state\n    sport {\n      id\n      name\n      nameCapitalize\n    }\n    numberPlayers\n    visibility\n    isFriendly\n    levelMin\n    levelMax\n    court {\n      id\n      name\n      slug\n      city\n    }\n    datePlay\n    timePlay\n    minutesPlay\n    startsAt\n    timeZone\n    expiry\n    city\n    missing\n    createdAt\n    teamA {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    teamB {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    result {\n      ...Score\n    }\n    myActions\n    mySide\n  }\n':
    types.MatchCardFragmentDoc,
  '\n  mutation FollowPlayer($playerId: ID!) {\n    followPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n':
    types.FollowPlayerDocument,
  '\n  mutation UnfollowPlayer($playerId: ID!) {\n    unfollowPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n':
    types.UnfollowPlayerDocument,
  '\n  fragment PlayerChip on User {\n    id\n    firstName\n    displayName\n    slug\n    profiles {\n      avatarThumbnail\n    }\n  }\n':
    types.PlayerChipFragmentDoc,
  '\n  fragment MatchPlayer on User {\n    ...PlayerChip\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n    }\n  }\n':
    types.MatchPlayerFragmentDoc,
  '\n  fragment PlayerCard on User {\n    ...MatchPlayer\n    age\n    sports\n    locationName\n    lastLoginAt\n    isFollowedByMe\n    followsMe\n    followersCount\n  }\n':
    types.PlayerCardFragmentDoc,
  '\n  query Account {\n    me {\n      id\n      firstName\n      lastName\n      sex\n      birthDate\n      description\n      heightCm\n      weightKg\n      playingHand\n      completeness {\n        percent\n        missing\n      }\n    }\n  }\n':
    types.AccountDocument,
  '\n  mutation SaveProfile($input: SaveProfileInput!) {\n    saveProfile(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        slug\n        sex\n        birthDate\n        description\n        heightCm\n        weightKg\n        playingHand\n        completeness {\n          percent\n          missing\n        }\n      }\n    }\n  }\n':
    types.SaveProfileDocument,
  '\n  query FindPlace($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n':
    types.FindPlaceDocument,
  '\n  query PlaceAt($lat: Float!, $lng: Float!) {\n    placeAt(lat: $lat, lng: $lng) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n':
    types.PlaceAtDocument,
  '\n  mutation SaveLocation($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n      user {\n        id\n        locationName\n        locationLat\n        locationLng\n        kmToSearch\n        profiles {\n          locationCountry\n          locationName\n          locationFullname\n        }\n      }\n    }\n  }\n':
    types.SaveLocationDocument,
  '\n  mutation ChangeLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n':
    types.ChangeLanguageDocument,
  '\n  query MyAvailability {\n    me {\n      id\n      availability {\n        noFixedDays\n        slots {\n          weekday\n          from\n          to\n        }\n      }\n    }\n  }\n':
    types.MyAvailabilityDocument,
  '\n  mutation SaveAvailability($input: SaveAvailabilityInput!) {\n    saveAvailability(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        availability {\n          noFixedDays\n          slots {\n            weekday\n            from\n            to\n          }\n        }\n      }\n    }\n  }\n':
    types.SaveAvailabilityDocument,
  '\n  mutation SaveSports($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        levels {\n          sport {\n            id\n            name\n            nameCapitalize\n          }\n          numberPlayers {\n            id\n            name\n          }\n          rating\n          name\n          selfAssessed\n        }\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n':
    types.SaveSportsDocument,
  '\n  query MySports {\n    me {\n      id\n      sports\n      levels {\n        sport {\n          id\n          name\n          nameCapitalize\n        }\n        numberPlayers {\n          id\n          name\n        }\n        rating\n        name\n        selfAssessed\n      }\n    }\n  }\n':
    types.MySportsDocument,
  '\n  query DefaultPlace($language: String!, $country: String) {\n    defaultPlace(language: $language, country: $country) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n':
    types.DefaultPlaceDocument,
  '\n  mutation SaveFirstLevels($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n':
    types.SaveFirstLevelsDocument,
  '\n  fragment CourtPage on Court {\n    id\n    name\n    slug\n    address\n    city\n    country\n    lat\n    lng\n    timeZone\n    phone\n    email\n    website\n    bookingUrl\n    description\n    offers\n    sports\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      name\n      sport\n      surface\n      covered\n      notes\n    }\n  }\n':
    types.CourtPageFragmentDoc,
  '\n  query CourtOfPage($id: ID!) {\n    court(id: $id) {\n      ...CourtPage\n    }\n  }\n':
    types.CourtOfPageDocument,
  '\n  mutation SetFavouriteCourt($courtId: ID!, $favourite: Boolean!) {\n    setFavouriteCourt(input: { courtId: $courtId, favourite: $favourite }) {\n      success\n      errorCode\n      court {\n        id\n        isMyFavourite\n        favouritesCount\n      }\n    }\n  }\n':
    types.SetFavouriteCourtDocument,
  '\n  query MatchesAtCourt($courtId: ID!) {\n    matches(filter: { courtId: $courtId }, first: 6) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n':
    types.MatchesAtCourtDocument,
  '\n  query Dashboard(\n    $me: ID!\n    $near: NearInput!\n    $sports: [Int!]\n    $level: Float\n    $levels: [LevelName!]\n    $cards: Int!\n    $open: Int!\n    $friends: Int!\n  ) {\n    player(id: $me) {\n      ...MyCorner\n    }\n    players(filter: { near: $near, sports: $sports, levels: $levels }, orderBy: LATEST_LOGIN, first: $cards) {\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n    waitingForMe {\n      ...Waiting\n    }\n    myMatches(when: UPCOMING, first: $cards) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    matches(\n      filter: { near: $near, sports: $sports, level: $level, missing: [1, 2, 3], states: [ORGANIZING] }\n      orderBy: DATE\n      first: $open\n    ) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n    friendsMatches(first: $friends) {\n      ...FriendsPage\n    }\n  }\n':
    types.DashboardDocument,
  '\n  fragment FriendsPage on MatchConnection {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      cursor\n      node {\n        ...MatchCard\n      }\n    }\n  }\n':
    types.FriendsPageFragmentDoc,
  '\n  query FriendsMatchesOfDashboard($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      ...FriendsPage\n    }\n  }\n':
    types.FriendsMatchesOfDashboardDocument,
  '\n  query FriendsMatchesOfDashboardSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n':
    types.FriendsMatchesOfDashboardStepsDocument,
  '\n  fragment MyCorner on User {\n    id\n    slug\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    completeness {\n      percent\n      missing\n    }\n    statistics {\n      matches\n      wins\n      currentStreak\n    }\n  }\n':
    types.MyCornerFragmentDoc,
  '\n  fragment Waiting on WaitingItem {\n    kind\n    until\n    match {\n      ...MatchCard\n    }\n  }\n':
    types.WaitingFragmentDoc,
  '\n  mutation AnswerInvitationHere($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchCard\n      }\n    }\n  }\n':
    types.AnswerInvitationHereDocument,
  '\n  query FriendsMatches($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n':
    types.FriendsMatchesDocument,
  '\n  query FriendsMatchesSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n':
    types.FriendsMatchesStepsDocument,
  '\n  query MatchList($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n  }\n':
    types.MatchListDocument,
  '\n  query MatchListSteps($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n':
    types.MatchListStepsDocument,
  '\n  query MyMatches($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n':
    types.MyMatchesDocument,
  '\n  query MyMatchesSteps($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n':
    types.MyMatchesStepsDocument,
  '\n  query StartOfDraft($player: ID!, $court: ID!, $withPlayer: Boolean!, $withCourt: Boolean!) {\n    player(id: $player) @include(if: $withPlayer) {\n      ...PlayerChip\n      isFollowedByMe\n    }\n    court(id: $court) @include(if: $withCourt) {\n      id\n      name\n      city\n      timeZone\n    }\n  }\n':
    types.StartOfDraftDocument,
  '\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchCard\n      }\n      overlapping {\n        ...MatchCard\n      }\n    }\n  }\n':
    types.CreateMatchDocument,
  '\n  query MatchAvailability($id: ID!) {\n    match(id: $id) {\n      id\n      teamA {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n      teamB {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n    }\n  }\n':
    types.MatchAvailabilityDocument,
  '\n  mutation JoinMatch($input: JoinMatchInput!) {\n    joinMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.JoinMatchDocument,
  '\n  mutation LeaveMatch($input: MatchIdInput!) {\n    leaveMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.LeaveMatchDocument,
  '\n  mutation AnswerInvitation($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.AnswerInvitationDocument,
  '\n  mutation InvitePlayers($input: InvitePlayersInput!) {\n    invitePlayers(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.InvitePlayersDocument,
  '\n  mutation OrganiseMatch($input: OrganiseMatchInput!) {\n    organiseMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.OrganiseMatchDocument,
  '\n  mutation ReorganiseMatch($input: MatchIdInput!) {\n    reorganiseMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.ReorganiseMatchDocument,
  '\n  mutation CancelMatch($input: MatchIdInput!) {\n    cancelMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.CancelMatchDocument,
  '\n  mutation ChangeMatchOptions($input: ChangeMatchOptionsInput!) {\n    changeMatchOptions(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.ChangeMatchOptionsDocument,
  '\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.RemovePlayerDocument,
  '\n  mutation EnterResult($input: EnterResultInput!) {\n    enterResult(input: $input) {\n      success\n      errorCode\n      setIndex\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.EnterResultDocument,
  '\n  mutation ConfirmResult($input: ConfirmResultInput!) {\n    confirmResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.ConfirmResultDocument,
  '\n  mutation EvaluateOpponents($input: EvaluateOpponentsInput!) {\n    evaluateOpponents(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.EvaluateOpponentsDocument,
  '\n  mutation DisputeResult($input: DisputeResultInput!) {\n    disputeResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n':
    types.DisputeResultDocument,
  '\n  query FormOfPlayer($playerId: ID!, $first: Int!) {\n    matches(filter: { playerId: $playerId, states: [CONFIRMED] }, orderBy: DATE, first: $first) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n':
    types.FormOfPlayerDocument,
  '\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchView\n    }\n  }\n': types.MatchPageDocument,
  '\n  subscription MatchUpdated($id: ID!) {\n    matchUpdated(id: $id) {\n      ...MatchView\n    }\n  }\n':
    types.MatchUpdatedDocument,
  '\n  fragment MatchView on Match {\n    ...MatchCard\n    gameMode\n    booked\n    endsAt\n    message\n    organiser {\n      ...PlayerChip\n    }\n    court {\n      id\n      address\n      lat\n      lng\n      bookingUrl\n      phone\n    }\n    result {\n      comment\n      enteredBy {\n        ...PlayerChip\n      }\n      enteredAt\n      confirmsItselfAt\n      confirmedAt\n      confirmedByItself\n      disputes\n      disputeNote\n    }\n  }\n':
    types.MatchViewFragmentDoc,
  '\n  query PickCourts($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!, $after: String) {\n    courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...CourtCard\n          distanceKm\n        }\n      }\n    }\n  }\n':
    types.PickCourtsDocument,
  '\n  query PickPlayers($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!) {\n    players(filter: $filter, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n        }\n      }\n    }\n  }\n':
    types.PickPlayersDocument,
  '\n  query BellPanel {\n    unread: notifications(first: 20, read: false) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n    earlier: notifications(first: 3, read: true) {\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n':
    types.BellPanelDocument,
  '\n  mutation ReadAllNotifications {\n    readNotification(readNotificationData: { what: all }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n':
    types.ReadAllNotificationsDocument,
  '\n  query UnreadCount {\n    unreadNotificationCount\n  }\n': types.UnreadCountDocument,
  '\n  subscription Notify {\n    notify\n  }\n': types.NotifyDocument,
  '\n  fragment NotificationItem on Notification {\n    id\n    type\n    createdAt\n    read\n    sender {\n      id\n      firstName\n      displayName\n      profiles {\n        avatarThumbnail\n      }\n    }\n    relAuth {\n      id\n      firstName\n    }\n    relMatch {\n      id\n      datePlay\n      timePlay\n      courts {\n        id\n        name\n      }\n      sport {\n        id\n        nameCapitalize\n      }\n    }\n    relChat {\n      id\n    }\n    relTournament {\n      id\n    }\n    relCourt {\n      id\n      name\n    }\n  }\n':
    types.NotificationItemFragmentDoc,
  '\n  mutation ReadNotification($id: ID!) {\n    readNotification(readNotificationData: { what: single, notificationId: $id }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n':
    types.ReadNotificationDocument,
  '\n  query Notifications($first: Int!, $after: String, $read: Boolean) {\n    notifications(first: $first, after: $after, read: $read) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n':
    types.NotificationsDocument,
  '\n  query PlayerList($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n  }\n':
    types.PlayerListDocument,
  '\n  query PlayerListSteps($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n':
    types.PlayerListStepsDocument,
  '\n  query MyLevels($id: ID!) {\n    player(id: $id) {\n      id\n      levels {\n        sport {\n          id\n        }\n        numberPlayers {\n          id\n        }\n        rating\n        name\n      }\n    }\n  }\n':
    types.MyLevelsDocument,
  '\n  query MatchesOfPlayer($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n':
    types.MatchesOfPlayerDocument,
  '\n  query MatchesOfPlayerSteps($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n':
    types.MatchesOfPlayerStepsDocument,
  '\n  query FollowingOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      following(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n':
    types.FollowingOfPlayerDocument,
  '\n  query FollowersOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      followers(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n':
    types.FollowersOfPlayerDocument,
  '\n  query PlayerProfile($id: ID!) {\n    player(id: $id) {\n      ...Profile\n    }\n  }\n':
    types.PlayerProfileDocument,
  '\n  fragment Profile on User {\n    ...PlayerCard\n    photoUrl\n    sex\n    description\n    playingHand\n    heightCm\n    followingCount\n    isBlockedByMe\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    availability {\n      noFixedDays\n      slots {\n        weekday\n        from\n        to\n      }\n    }\n    statistics {\n      matches\n      wins\n      losses\n      draws\n      setsWon\n      setsLost\n      gamesWon\n      gamesLost\n      currentStreak\n      playersMet\n    }\n  }\n':
    types.ProfileFragmentDoc,
  '\n  mutation BlockPlayer($playerId: ID!) {\n    blockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n        isFollowedByMe\n        followsMe\n        followersCount\n        followingCount\n      }\n    }\n  }\n':
    types.BlockPlayerDocument,
  '\n  mutation UnblockPlayer($playerId: ID!) {\n    unblockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n      }\n    }\n  }\n':
    types.UnblockPlayerDocument,
  '\n  query HomeNearby($open: MatchesFilter!, $played: MatchesFilter!, $players: PlayersFilter!) {\n    open: matches(filter: $open, first: 3) {\n      totalCount\n      edges {\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    played: matches(filter: $played, first: 1) {\n      totalCount\n    }\n    players(filter: $players, first: 1) {\n      totalCount\n    }\n  }\n':
    types.HomeNearbyDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MyRoles {\n    me {\n      id\n      roles\n    }\n  }\n',
): (typeof documents)['\n  query MyRoles {\n    me {\n      id\n      roles\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PlatformClock {\n    platformClock {\n      now\n      aheadSeconds\n      movable\n    }\n  }\n',
): (typeof documents)['\n  query PlatformClock {\n    platformClock {\n      now\n      aheadSeconds\n      movable\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MoveClock($input: MoveClockInput!) {\n    moveClock(input: $input) {\n      success\n      errorCode\n      clock {\n        now\n        aheadSeconds\n        movable\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation MoveClock($input: MoveClockInput!) {\n    moveClock(input: $input) {\n      success\n      errorCode\n      clock {\n        now\n        aheadSeconds\n        movable\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SupportMessages($filter: MessagesFilter, $first: Int!, $after: String) {\n    messages(filter: $filter, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          channel\n          to\n          subject\n          text\n          html\n          template\n          language\n          state\n          createdAt\n          sentAt\n          attempts\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query SupportMessages($filter: MessagesFilter, $first: Int!, $after: String) {\n    messages(filter: $filter, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          channel\n          to\n          subject\n          text\n          html\n          template\n          language\n          state\n          createdAt\n          sentAt\n          attempts\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CourtCard on Court {\n    id\n    name\n    slug\n    address\n    city\n    lat\n    lng\n    timeZone\n    sports\n    offers\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      sport\n      surface\n      covered\n    }\n  }\n',
): (typeof documents)['\n  fragment CourtCard on Court {\n    id\n    name\n    slug\n    address\n    city\n    lat\n    lng\n    timeZone\n    sports\n    offers\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      sport\n      surface\n      covered\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SearchPlaces($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      lat\n      lng\n    }\n  }\n',
): (typeof documents)['\n  query SearchPlaces($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      lat\n      lng\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment Score on MatchResult {\n    sets {\n      a\n      b\n      tieBreak\n      superTieBreak\n    }\n    outcome\n    winner\n  }\n',
): (typeof documents)['\n  fragment Score on MatchResult {\n    sets {\n      a\n      b\n      tieBreak\n      superTieBreak\n    }\n    outcome\n    winner\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchCard on Match {\n    id\n    state\n    sport {\n      id\n      name\n      nameCapitalize\n    }\n    numberPlayers\n    visibility\n    isFriendly\n    levelMin\n    levelMax\n    court {\n      id\n      name\n      slug\n      city\n    }\n    datePlay\n    timePlay\n    minutesPlay\n    startsAt\n    timeZone\n    expiry\n    city\n    missing\n    createdAt\n    teamA {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    teamB {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    result {\n      ...Score\n    }\n    myActions\n    mySide\n  }\n',
): (typeof documents)['\n  fragment MatchCard on Match {\n    id\n    state\n    sport {\n      id\n      name\n      nameCapitalize\n    }\n    numberPlayers\n    visibility\n    isFriendly\n    levelMin\n    levelMax\n    court {\n      id\n      name\n      slug\n      city\n    }\n    datePlay\n    timePlay\n    minutesPlay\n    startsAt\n    timeZone\n    expiry\n    city\n    missing\n    createdAt\n    teamA {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    teamB {\n      badge\n      user {\n        ...MatchPlayer\n      }\n    }\n    result {\n      ...Score\n    }\n    myActions\n    mySide\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation FollowPlayer($playerId: ID!) {\n    followPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation FollowPlayer($playerId: ID!) {\n    followPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UnfollowPlayer($playerId: ID!) {\n    unfollowPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UnfollowPlayer($playerId: ID!) {\n    unfollowPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isFollowedByMe\n        followersCount\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment PlayerChip on User {\n    id\n    firstName\n    displayName\n    slug\n    profiles {\n      avatarThumbnail\n    }\n  }\n',
): (typeof documents)['\n  fragment PlayerChip on User {\n    id\n    firstName\n    displayName\n    slug\n    profiles {\n      avatarThumbnail\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchPlayer on User {\n    ...PlayerChip\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n    }\n  }\n',
): (typeof documents)['\n  fragment MatchPlayer on User {\n    ...PlayerChip\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment PlayerCard on User {\n    ...MatchPlayer\n    age\n    sports\n    locationName\n    lastLoginAt\n    isFollowedByMe\n    followsMe\n    followersCount\n  }\n',
): (typeof documents)['\n  fragment PlayerCard on User {\n    ...MatchPlayer\n    age\n    sports\n    locationName\n    lastLoginAt\n    isFollowedByMe\n    followsMe\n    followersCount\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Account {\n    me {\n      id\n      firstName\n      lastName\n      sex\n      birthDate\n      description\n      heightCm\n      weightKg\n      playingHand\n      completeness {\n        percent\n        missing\n      }\n    }\n  }\n',
): (typeof documents)['\n  query Account {\n    me {\n      id\n      firstName\n      lastName\n      sex\n      birthDate\n      description\n      heightCm\n      weightKg\n      playingHand\n      completeness {\n        percent\n        missing\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveProfile($input: SaveProfileInput!) {\n    saveProfile(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        slug\n        sex\n        birthDate\n        description\n        heightCm\n        weightKg\n        playingHand\n        completeness {\n          percent\n          missing\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveProfile($input: SaveProfileInput!) {\n    saveProfile(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      user {\n        id\n        firstName\n        lastName\n        displayName\n        slug\n        sex\n        birthDate\n        description\n        heightCm\n        weightKg\n        playingHand\n        completeness {\n          percent\n          missing\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FindPlace($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n',
): (typeof documents)['\n  query FindPlace($text: String!, $language: String) {\n    searchPlaces(text: $text, language: $language) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PlaceAt($lat: Float!, $lng: Float!) {\n    placeAt(lat: $lat, lng: $lng) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n',
): (typeof documents)['\n  query PlaceAt($lat: Float!, $lng: Float!) {\n    placeAt(lat: $lat, lng: $lng) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveLocation($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n      user {\n        id\n        locationName\n        locationLat\n        locationLng\n        kmToSearch\n        profiles {\n          locationCountry\n          locationName\n          locationFullname\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveLocation($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n      user {\n        id\n        locationName\n        locationLat\n        locationLng\n        kmToSearch\n        profiles {\n          locationCountry\n          locationName\n          locationFullname\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n',
): (typeof documents)['\n  mutation ChangeLanguage($profilesData: ProfilesData!) {\n    updateUser(profilesData: $profilesData) {\n      success\n      errorCode\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MyAvailability {\n    me {\n      id\n      availability {\n        noFixedDays\n        slots {\n          weekday\n          from\n          to\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MyAvailability {\n    me {\n      id\n      availability {\n        noFixedDays\n        slots {\n          weekday\n          from\n          to\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveAvailability($input: SaveAvailabilityInput!) {\n    saveAvailability(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        availability {\n          noFixedDays\n          slots {\n            weekday\n            from\n            to\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveAvailability($input: SaveAvailabilityInput!) {\n    saveAvailability(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        availability {\n          noFixedDays\n          slots {\n            weekday\n            from\n            to\n          }\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSports($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        levels {\n          sport {\n            id\n            name\n            nameCapitalize\n          }\n          numberPlayers {\n            id\n            name\n          }\n          rating\n          name\n          selfAssessed\n        }\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveSports($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        levels {\n          sport {\n            id\n            name\n            nameCapitalize\n          }\n          numberPlayers {\n            id\n            name\n          }\n          rating\n          name\n          selfAssessed\n        }\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MySports {\n    me {\n      id\n      sports\n      levels {\n        sport {\n          id\n          name\n          nameCapitalize\n        }\n        numberPlayers {\n          id\n          name\n        }\n        rating\n        name\n        selfAssessed\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MySports {\n    me {\n      id\n      sports\n      levels {\n        sport {\n          id\n          name\n          nameCapitalize\n        }\n        numberPlayers {\n          id\n          name\n        }\n        rating\n        name\n        selfAssessed\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query DefaultPlace($language: String!, $country: String) {\n    defaultPlace(language: $language, country: $country) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n',
): (typeof documents)['\n  query DefaultPlace($language: String!, $country: String) {\n    defaultPlace(language: $language, country: $country) {\n      name\n      fullName\n      country\n      lat\n      lng\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveFirstLevels($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SaveFirstLevels($input: SaveSportsInput!) {\n    saveSports(input: $input) {\n      success\n      errorCode\n      user {\n        id\n        sports\n        bestLevel {\n          rating\n          name\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CourtPage on Court {\n    id\n    name\n    slug\n    address\n    city\n    country\n    lat\n    lng\n    timeZone\n    phone\n    email\n    website\n    bookingUrl\n    description\n    offers\n    sports\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      name\n      sport\n      surface\n      covered\n      notes\n    }\n  }\n',
): (typeof documents)['\n  fragment CourtPage on Court {\n    id\n    name\n    slug\n    address\n    city\n    country\n    lat\n    lng\n    timeZone\n    phone\n    email\n    website\n    bookingUrl\n    description\n    offers\n    sports\n    isMyFavourite\n    favouritesCount\n    fields {\n      id\n      name\n      sport\n      surface\n      covered\n      notes\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CourtOfPage($id: ID!) {\n    court(id: $id) {\n      ...CourtPage\n    }\n  }\n',
): (typeof documents)['\n  query CourtOfPage($id: ID!) {\n    court(id: $id) {\n      ...CourtPage\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SetFavouriteCourt($courtId: ID!, $favourite: Boolean!) {\n    setFavouriteCourt(input: { courtId: $courtId, favourite: $favourite }) {\n      success\n      errorCode\n      court {\n        id\n        isMyFavourite\n        favouritesCount\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation SetFavouriteCourt($courtId: ID!, $favourite: Boolean!) {\n    setFavouriteCourt(input: { courtId: $courtId, favourite: $favourite }) {\n      success\n      errorCode\n      court {\n        id\n        isMyFavourite\n        favouritesCount\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchesAtCourt($courtId: ID!) {\n    matches(filter: { courtId: $courtId }, first: 6) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchesAtCourt($courtId: ID!) {\n    matches(filter: { courtId: $courtId }, first: 6) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Dashboard(\n    $me: ID!\n    $near: NearInput!\n    $sports: [Int!]\n    $level: Float\n    $levels: [LevelName!]\n    $cards: Int!\n    $open: Int!\n    $friends: Int!\n  ) {\n    player(id: $me) {\n      ...MyCorner\n    }\n    players(filter: { near: $near, sports: $sports, levels: $levels }, orderBy: LATEST_LOGIN, first: $cards) {\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n    waitingForMe {\n      ...Waiting\n    }\n    myMatches(when: UPCOMING, first: $cards) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    matches(\n      filter: { near: $near, sports: $sports, level: $level, missing: [1, 2, 3], states: [ORGANIZING] }\n      orderBy: DATE\n      first: $open\n    ) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n    friendsMatches(first: $friends) {\n      ...FriendsPage\n    }\n  }\n',
): (typeof documents)['\n  query Dashboard(\n    $me: ID!\n    $near: NearInput!\n    $sports: [Int!]\n    $level: Float\n    $levels: [LevelName!]\n    $cards: Int!\n    $open: Int!\n    $friends: Int!\n  ) {\n    player(id: $me) {\n      ...MyCorner\n    }\n    players(filter: { near: $near, sports: $sports, levels: $levels }, orderBy: LATEST_LOGIN, first: $cards) {\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n    waitingForMe {\n      ...Waiting\n    }\n    myMatches(when: UPCOMING, first: $cards) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    matches(\n      filter: { near: $near, sports: $sports, level: $level, missing: [1, 2, 3], states: [ORGANIZING] }\n      orderBy: DATE\n      first: $open\n    ) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n    friendsMatches(first: $friends) {\n      ...FriendsPage\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment FriendsPage on MatchConnection {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      cursor\n      node {\n        ...MatchCard\n      }\n    }\n  }\n',
): (typeof documents)['\n  fragment FriendsPage on MatchConnection {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      cursor\n      node {\n        ...MatchCard\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FriendsMatchesOfDashboard($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      ...FriendsPage\n    }\n  }\n',
): (typeof documents)['\n  query FriendsMatchesOfDashboard($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      ...FriendsPage\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FriendsMatchesOfDashboardSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n',
): (typeof documents)['\n  query FriendsMatchesOfDashboardSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MyCorner on User {\n    id\n    slug\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    completeness {\n      percent\n      missing\n    }\n    statistics {\n      matches\n      wins\n      currentStreak\n    }\n  }\n',
): (typeof documents)['\n  fragment MyCorner on User {\n    id\n    slug\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    completeness {\n      percent\n      missing\n    }\n    statistics {\n      matches\n      wins\n      currentStreak\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment Waiting on WaitingItem {\n    kind\n    until\n    match {\n      ...MatchCard\n    }\n  }\n',
): (typeof documents)['\n  fragment Waiting on WaitingItem {\n    kind\n    until\n    match {\n      ...MatchCard\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AnswerInvitationHere($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchCard\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AnswerInvitationHere($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchCard\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FriendsMatches($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query FriendsMatches($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FriendsMatchesSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n',
): (typeof documents)['\n  query FriendsMatchesSteps($first: Int!, $after: String) {\n    friendsMatches(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchList($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchList($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n          distanceKm\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchListSteps($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchListSteps($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {\n    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MyMatches($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MyMatches($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MyMatchesSteps($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MyMatchesSteps($when: MyMatches!, $first: Int!, $after: String) {\n    myMatches(when: $when, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StartOfDraft($player: ID!, $court: ID!, $withPlayer: Boolean!, $withCourt: Boolean!) {\n    player(id: $player) @include(if: $withPlayer) {\n      ...PlayerChip\n      isFollowedByMe\n    }\n    court(id: $court) @include(if: $withCourt) {\n      id\n      name\n      city\n      timeZone\n    }\n  }\n',
): (typeof documents)['\n  query StartOfDraft($player: ID!, $court: ID!, $withPlayer: Boolean!, $withCourt: Boolean!) {\n    player(id: $player) @include(if: $withPlayer) {\n      ...PlayerChip\n      isFollowedByMe\n    }\n    court(id: $court) @include(if: $withCourt) {\n      id\n      name\n      city\n      timeZone\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchCard\n      }\n      overlapping {\n        ...MatchCard\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchCard\n      }\n      overlapping {\n        ...MatchCard\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchAvailability($id: ID!) {\n    match(id: $id) {\n      id\n      teamA {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n      teamB {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchAvailability($id: ID!) {\n    match(id: $id) {\n      id\n      teamA {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n      teamB {\n        badge\n        user {\n          ...MatchPlayer\n          availability {\n            noFixedDays\n            slots {\n              weekday\n              from\n              to\n            }\n          }\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation JoinMatch($input: JoinMatchInput!) {\n    joinMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation JoinMatch($input: JoinMatchInput!) {\n    joinMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LeaveMatch($input: MatchIdInput!) {\n    leaveMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation LeaveMatch($input: MatchIdInput!) {\n    leaveMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AnswerInvitation($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation AnswerInvitation($input: AnswerInvitationInput!) {\n    answerInvitation(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation InvitePlayers($input: InvitePlayersInput!) {\n    invitePlayers(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation InvitePlayers($input: InvitePlayersInput!) {\n    invitePlayers(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation OrganiseMatch($input: OrganiseMatchInput!) {\n    organiseMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation OrganiseMatch($input: OrganiseMatchInput!) {\n    organiseMatch(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReorganiseMatch($input: MatchIdInput!) {\n    reorganiseMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ReorganiseMatch($input: MatchIdInput!) {\n    reorganiseMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelMatch($input: MatchIdInput!) {\n    cancelMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation CancelMatch($input: MatchIdInput!) {\n    cancelMatch(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangeMatchOptions($input: ChangeMatchOptionsInput!) {\n    changeMatchOptions(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ChangeMatchOptions($input: ChangeMatchOptionsInput!) {\n    changeMatchOptions(input: $input) {\n      success\n      errorCode\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EnterResult($input: EnterResultInput!) {\n    enterResult(input: $input) {\n      success\n      errorCode\n      setIndex\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation EnterResult($input: EnterResultInput!) {\n    enterResult(input: $input) {\n      success\n      errorCode\n      setIndex\n      fieldErrors {\n        field\n        code\n      }\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ConfirmResult($input: ConfirmResultInput!) {\n    confirmResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation ConfirmResult($input: ConfirmResultInput!) {\n    confirmResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EvaluateOpponents($input: EvaluateOpponentsInput!) {\n    evaluateOpponents(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation EvaluateOpponents($input: EvaluateOpponentsInput!) {\n    evaluateOpponents(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DisputeResult($input: DisputeResultInput!) {\n    disputeResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation DisputeResult($input: DisputeResultInput!) {\n    disputeResult(input: $input) {\n      success\n      errorCode\n      match {\n        ...MatchView\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FormOfPlayer($playerId: ID!, $first: Int!) {\n    matches(filter: { playerId: $playerId, states: [CONFIRMED] }, orderBy: DATE, first: $first) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query FormOfPlayer($playerId: ID!, $first: Int!) {\n    matches(filter: { playerId: $playerId, states: [CONFIRMED] }, orderBy: DATE, first: $first) {\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchView\n    }\n  }\n',
): (typeof documents)['\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchView\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  subscription MatchUpdated($id: ID!) {\n    matchUpdated(id: $id) {\n      ...MatchView\n    }\n  }\n',
): (typeof documents)['\n  subscription MatchUpdated($id: ID!) {\n    matchUpdated(id: $id) {\n      ...MatchView\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment MatchView on Match {\n    ...MatchCard\n    gameMode\n    booked\n    endsAt\n    message\n    organiser {\n      ...PlayerChip\n    }\n    court {\n      id\n      address\n      lat\n      lng\n      bookingUrl\n      phone\n    }\n    result {\n      comment\n      enteredBy {\n        ...PlayerChip\n      }\n      enteredAt\n      confirmsItselfAt\n      confirmedAt\n      confirmedByItself\n      disputes\n      disputeNote\n    }\n  }\n',
): (typeof documents)['\n  fragment MatchView on Match {\n    ...MatchCard\n    gameMode\n    booked\n    endsAt\n    message\n    organiser {\n      ...PlayerChip\n    }\n    court {\n      id\n      address\n      lat\n      lng\n      bookingUrl\n      phone\n    }\n    result {\n      comment\n      enteredBy {\n        ...PlayerChip\n      }\n      enteredAt\n      confirmsItselfAt\n      confirmedAt\n      confirmedByItself\n      disputes\n      disputeNote\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PickCourts($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!, $after: String) {\n    courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...CourtCard\n          distanceKm\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query PickCourts($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!, $after: String) {\n    courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...CourtCard\n          distanceKm\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PickPlayers($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!) {\n    players(filter: $filter, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query PickPlayers($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!) {\n    players(filter: $filter, orderBy: $orderBy, first: $first) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BellPanel {\n    unread: notifications(first: 20, read: false) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n    earlier: notifications(first: 3, read: true) {\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query BellPanel {\n    unread: notifications(first: 20, read: false) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n    earlier: notifications(first: 3, read: true) {\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReadAllNotifications {\n    readNotification(readNotificationData: { what: all }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n',
): (typeof documents)['\n  mutation ReadAllNotifications {\n    readNotification(readNotificationData: { what: all }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query UnreadCount {\n    unreadNotificationCount\n  }\n',
): (typeof documents)['\n  query UnreadCount {\n    unreadNotificationCount\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  subscription Notify {\n    notify\n  }\n',
): (typeof documents)['\n  subscription Notify {\n    notify\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment NotificationItem on Notification {\n    id\n    type\n    createdAt\n    read\n    sender {\n      id\n      firstName\n      displayName\n      profiles {\n        avatarThumbnail\n      }\n    }\n    relAuth {\n      id\n      firstName\n    }\n    relMatch {\n      id\n      datePlay\n      timePlay\n      courts {\n        id\n        name\n      }\n      sport {\n        id\n        nameCapitalize\n      }\n    }\n    relChat {\n      id\n    }\n    relTournament {\n      id\n    }\n    relCourt {\n      id\n      name\n    }\n  }\n',
): (typeof documents)['\n  fragment NotificationItem on Notification {\n    id\n    type\n    createdAt\n    read\n    sender {\n      id\n      firstName\n      displayName\n      profiles {\n        avatarThumbnail\n      }\n    }\n    relAuth {\n      id\n      firstName\n    }\n    relMatch {\n      id\n      datePlay\n      timePlay\n      courts {\n        id\n        name\n      }\n      sport {\n        id\n        nameCapitalize\n      }\n    }\n    relChat {\n      id\n    }\n    relTournament {\n      id\n    }\n    relCourt {\n      id\n      name\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReadNotification($id: ID!) {\n    readNotification(readNotificationData: { what: single, notificationId: $id }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n',
): (typeof documents)['\n  mutation ReadNotification($id: ID!) {\n    readNotification(readNotificationData: { what: single, notificationId: $id }) {\n      success\n      errorCode\n      unreadCount\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Notifications($first: Int!, $after: String, $read: Boolean) {\n    notifications(first: $first, after: $after, read: $read) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query Notifications($first: Int!, $after: String, $read: Boolean) {\n    notifications(first: $first, after: $after, read: $read) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...NotificationItem\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PlayerList($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query PlayerList($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...PlayerCard\n          distanceKm\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PlayerListSteps($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n',
): (typeof documents)['\n  query PlayerListSteps($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {\n    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MyLevels($id: ID!) {\n    player(id: $id) {\n      id\n      levels {\n        sport {\n          id\n        }\n        numberPlayers {\n          id\n        }\n        rating\n        name\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MyLevels($id: ID!) {\n    player(id: $id) {\n      id\n      levels {\n        sport {\n          id\n        }\n        numberPlayers {\n          id\n        }\n        rating\n        name\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchesOfPlayer($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchesOfPlayer($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        cursor\n        node {\n          ...MatchCard\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MatchesOfPlayerSteps($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n',
): (typeof documents)['\n  query MatchesOfPlayerSteps($playerId: ID!, $first: Int!, $after: String) {\n    matches(filter: { playerId: $playerId }, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FollowingOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      following(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query FollowingOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      following(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FollowersOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      followers(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n',
): (typeof documents)['\n  query FollowersOfPlayer($id: ID!, $first: Int!, $after: String) {\n    player(id: $id) {\n      id\n      followers(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          cursor\n          node {\n            ...PlayerCard\n          }\n        }\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PlayerProfile($id: ID!) {\n    player(id: $id) {\n      ...Profile\n    }\n  }\n',
): (typeof documents)['\n  query PlayerProfile($id: ID!) {\n    player(id: $id) {\n      ...Profile\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment Profile on User {\n    ...PlayerCard\n    photoUrl\n    sex\n    description\n    playingHand\n    heightCm\n    followingCount\n    isBlockedByMe\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    availability {\n      noFixedDays\n      slots {\n        weekday\n        from\n        to\n      }\n    }\n    statistics {\n      matches\n      wins\n      losses\n      draws\n      setsWon\n      setsLost\n      gamesWon\n      gamesLost\n      currentStreak\n      playersMet\n    }\n  }\n',
): (typeof documents)['\n  fragment Profile on User {\n    ...PlayerCard\n    photoUrl\n    sex\n    description\n    playingHand\n    heightCm\n    followingCount\n    isBlockedByMe\n    levels {\n      sport {\n        id\n      }\n      numberPlayers {\n        id\n      }\n      rating\n      name\n      selfAssessed\n    }\n    availability {\n      noFixedDays\n      slots {\n        weekday\n        from\n        to\n      }\n    }\n    statistics {\n      matches\n      wins\n      losses\n      draws\n      setsWon\n      setsLost\n      gamesWon\n      gamesLost\n      currentStreak\n      playersMet\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BlockPlayer($playerId: ID!) {\n    blockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n        isFollowedByMe\n        followsMe\n        followersCount\n        followingCount\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation BlockPlayer($playerId: ID!) {\n    blockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n        isFollowedByMe\n        followsMe\n        followersCount\n        followingCount\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UnblockPlayer($playerId: ID!) {\n    unblockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n      }\n    }\n  }\n',
): (typeof documents)['\n  mutation UnblockPlayer($playerId: ID!) {\n    unblockPlayer(input: { playerId: $playerId }) {\n      success\n      errorCode\n      player {\n        id\n        isBlockedByMe\n      }\n    }\n  }\n'];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query HomeNearby($open: MatchesFilter!, $played: MatchesFilter!, $players: PlayersFilter!) {\n    open: matches(filter: $open, first: 3) {\n      totalCount\n      edges {\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    played: matches(filter: $played, first: 1) {\n      totalCount\n    }\n    players(filter: $players, first: 1) {\n      totalCount\n    }\n  }\n',
): (typeof documents)['\n  query HomeNearby($open: MatchesFilter!, $played: MatchesFilter!, $players: PlayersFilter!) {\n    open: matches(filter: $open, first: 3) {\n      totalCount\n      edges {\n        node {\n          ...MatchCard\n        }\n      }\n    }\n    played: matches(filter: $played, first: 1) {\n      totalCount\n    }\n    players(filter: $players, first: 1) {\n      totalCount\n    }\n  }\n'];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> =
  TDocumentNode extends DocumentNode<infer TType, any> ? TType : never;
