/** What payers, support and the gateway ask of billing, as clients send it. */
const mutation = (name: string, input: string, more = '') =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { success errorCode ${more} } }`;

export const DUE = `query ($reference: ID!, $useCredit: Boolean!, $couponCode: String, $voucherIds: [ID!]) {
  dueOf(reference: $reference) {
    id status payment { id status }
    price(useCredit: $useCredit, couponCode: $couponCode, voucherIds: $voucherIds) { couponRefusal total { cents } card { cents } }
  } }`;
export const VOUCHERS = '{ myVouchers { id state } }';
export const START = mutation('startPayment', 'StartPaymentInput', 'clientSecret payment { id status }');
export const PAY = mutation('payInSandbox', 'PayInSandboxInput', 'asksPayer');
export const ANSWER = mutation('answerInSandbox', 'AnswerInSandboxInput');
export const CONFIRM = 'mutation ($id: ID!) { confirmPayment(id: $id) { success errorCode payment { id status } } }';
export const ABANDON = 'mutation ($id: ID!) { abandonPayment(id: $id) { success errorCode payment { id status } } }';
export const REDEEM = mutation('redeemPoints', 'RedeemPointsInput', 'voucher { id }');
export const SAVE_DATA = mutation('saveBillingData', 'SaveBillingDataInput');
export const START_SAVING = `mutation ($requestId: String!) {
  startSavingMeans(requestId: $requestId) { success errorCode id clientSecret } }`;
export const CONFIRM_SAVED = 'mutation ($id: ID!) { confirmSavedMeans(id: $id) { success errorCode } }';
export const REFUND = mutation('refundPayment', 'RefundPaymentInput');
export const GIVE_POINTS = mutation('adjustPoints', 'AdjustPointsInput');
export const CREATE_COUPON = mutation('createCoupon', 'CreateCouponInput', 'coupon { id code }');
export const END_COUPON = mutation('deactivateCoupon', 'DeactivateCouponInput');
export const CANCEL_VOUCHER = mutation('cancelVoucher', 'CancelVoucherInput');
export const SET_ACCESS = mutation('setPaymentAccess', 'SetPaymentAccessInput');
export const WEBHOOK = `mutation ($body: String!, $signature: String!) {
  receivePaymentWebhook(body: $body, signature: $signature) }`;
