import { asks, type First } from '../../../entities/site/first-query.js';
import { ConversationsQuery, listVariables } from '../list/conversations-query.js';

export const first: First = () => asks(ConversationsQuery, listVariables(''));
