/** The commands of the load, as clients send them. */
export const mutation = (name: string, input: string, more = '') =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { success errorCode ${more} } }`;

export const CREATE = mutation('createMatch', 'CreateMatchInput', 'fieldErrors { field code } match { id }');
export const JOIN = mutation('joinMatch', 'JoinMatchInput', 'match { id state }');
export const LEAVE = mutation('leaveMatch', 'MatchIdInput');
export const WAIT = mutation('joinWaitingList', 'MatchIdInput');
export const STOP_WAITING = mutation(
  'leaveWaitingList',
  'MatchIdInput',
  'match { id teamA { user { id } } teamB { user { id } } }',
);
export const INVITE = mutation('invitePlayers', 'InvitePlayersInput');
export const ANSWER = mutation('answerInvitation', 'AnswerInvitationInput');
export const ORGANISE = mutation(
  'organiseMatch',
  'OrganiseMatchInput',
  'fieldErrors { field code } match { id proposal { id } }',
);
export const ANSWER_PROPOSAL = mutation('answerProposal', 'AnswerProposalInput');
export const REORGANISE = mutation('reorganiseMatch', 'MatchIdInput');
export const CANCEL = mutation('cancelMatch', 'MatchIdInput');
export const REMOVE = mutation('removePlayer', 'RemovePlayerInput');
export const ENTER = mutation('enterResult', 'EnterResultInput');
export const CONFIRM = mutation('confirmResult', 'ConfirmResultInput');
export const DISPUTE = mutation('disputeResult', 'DisputeResultInput');
export const REPORT_NO_SHOW = mutation('reportNoShow', 'MatchIdInput');
export const ANSWER_NO_SHOW = mutation('answerNoShow', 'AnswerNoShowInput');
export const INVITE_GUEST = mutation('inviteGuest', 'InviteGuestInput', 'fieldErrors { field code }');
export const ANSWER_AS_GUEST = mutation('answerAsGuest', 'AnswerAsGuestInput');
export const FOLLOW_MATCH = mutation('followMatch', 'MatchIdInput');
export const UNFOLLOW_MATCH = mutation('unfollowMatch', 'MatchIdInput');
export const REACT = mutation('reactToMatch', 'ReactToMatchInput');
export const SAVE_SPORTS = mutation('saveSports', 'SaveSportsInput');
