/** The commands of the load, as clients send them. */
export const CREATE = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { success errorCode fieldErrors { field code } match { id } } }`;
export const JOIN = `mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { success errorCode match { id state } } }`;
export const ENTER = `mutation ($input: EnterResultInput!) { enterResult(input: $input) { success errorCode } }`;
export const CONFIRM = `mutation ($input: ConfirmResultInput!) { confirmResult(input: $input) { success errorCode } }`;
