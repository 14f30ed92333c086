// Notices when it is one's turn: channels and quiet hours (docs/protocol.md, "Notices").
import { ask, post } from "./http";
import type { NoticeChoices, Notices, PushSubscription, Tried, Webhook } from "./wire";

const PATH = "/api/me/notices";

export const getNotices = () => ask<Notices>(PATH);
export const chooseNotices = (choices: NoticeChoices) =>
  ask<Notices>(PATH, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(choices),
  });
export const addPush = (subscription: PushSubscription) => post<Notices>(`${PATH}/push`, subscription);
export const addWebhook = (webhook: Webhook) => post<Notices>(`${PATH}/webhooks`, webhook);
export const askForMail = (address: string, language: string) => post<Tried>(`${PATH}/mail`, { address, language });
/** With the token of a link in an e-mail; no session is needed. */
export const confirmMail = (token: string) => post<string>("/api/notices/mail/confirm", { token });
export const stopMail = (token: string) =>
  ask<string>(`/api/notices/mail/off?token=${encodeURIComponent(token)}`, { method: "POST" });
export const removeChannel = (id: string) => ask<string>(`${PATH}/channels/${id}`, { method: "DELETE" });
export const tryChannel = (id: string) => post<Tried>(`${PATH}/channels/${id}/trial`, {});
