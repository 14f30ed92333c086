// Who one is, one's tables, and the account that nobody needs (docs/protocol.md, "Accounts").
import { ask, post } from "./http";
import type { AccountInfo, History, Me } from "./wire";

export const getMe = () => ask<Me>("/api/me");
export const getMyTables = (skip = 0, count = 20) => ask<History>(`/api/me/tables?skip=${skip}&count=${count}`);
export const getAccount = () => ask<AccountInfo>("/api/account");
export const makeAccount = (name: string, password: string) => post<Me>("/api/account", { name, password });
export const logIn = (name: string, password: string, adopt: boolean) =>
  post<Me>("/api/account/login", { name, password, adopt });
export const logOut = (everywhere = false) => post<string>("/api/account/logout", { everywhere });
export const deleteAccount = () => ask<string>("/api/account", { method: "DELETE" });
/** Everything that is stored about this person, to be saved as a file. */
export const MY_DATA = "/api/me/data";
export const forgetMe = () => ask<string>("/api/me", { method: "DELETE" });
export const setPassword = (password: string) =>
  ask<Me>("/api/account/password", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password, name: "" }),
  });
export const removePasskey = (id: string) =>
  ask<string>(`/api/account/passkeys/${encodeURIComponent(id)}`, { method: "DELETE" });

/** Can this browser make and use passkeys with options that come as JSON? */
export const passkeysHere = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const told = (credential: Credential | null): unknown => (credential as PublicKeyCredential | null)?.toJSON();

export async function addPasskey(label: string): Promise<Me> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>("/api/account/passkeys/options", {});
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  return post<Me>("/api/account/passkeys", { credential: told(made), label });
}

export async function logInWithPasskey(adopt: boolean): Promise<Me> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>("/api/account/passkeys/login/options", {});
  const got = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return post<Me>("/api/account/passkeys/login", { credential: told(got), adopt });
}
