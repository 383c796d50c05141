const signedIn = { access: 'signed-in' } as const;
/** One page: the list stays as it is while one conversation after another is opened beside it. */
const chat = () => import('./page/chat-page.js');

export const routes = [
  { path: '/dashboard/chat', lazy: chat, handle: { ...signedIn, first: () => import('./page/first.js') } },
  {
    path: '/dashboard/chat/new/:type/:recipient',
    lazy: () => import('./new/new-conversation-page.js'),
    handle: signedIn,
  },
  { path: '/dashboard/chat/:conversationKey', lazy: chat, handle: signedIn },
];
