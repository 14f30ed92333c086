"""The two ceremonies of passkeys, making one and signing with one, over the `webauthn` package of the extra `host`.

Imported when somebody uses a passkey: the package takes 0.4 s. Knows no database; the caller keeps the challenges.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from unshuffled.server.people.passkeys import RelyingParty
from unshuffled.wire.codes import Denied, ServerCode

TITLE = "Unshuffled"


@dataclass(slots=True, frozen=True)
class Made:
    """What is kept of a new passkey."""

    id: str
    key: bytes
    uses: int


def making(party: RelyingParty, challenge: str, person: str, name: str, known: list[str]) -> dict[str, Any]:
    """What a browser needs to make a passkey; `known` ones are not made again."""
    options = generate_registration_options(
        rp_id=party.name,
        rp_name=TITLE,
        user_id=person.encode(),
        user_name=name or TITLE,
        challenge=base64url_to_bytes(challenge),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            # Logging in asks for no name, so the passkey must know whose it is.
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return options_to_json_dict(options)


def made(party: RelyingParty, challenge: str, credential: dict[str, Any]) -> Made:
    """Check what a browser made."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.name,
            expected_origin=party.origin,
        )
    except Exception:
        # Whatever is wrong with it: decoders of foreign bytes raise errors of many kinds.
        raise Denied(ServerCode.BAD_PASSKEY) from None
    return Made(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def asking(party: RelyingParty, challenge: str) -> dict[str, Any]:
    """What a browser needs to sign with a passkey of its owner's choice."""
    return options_to_json_dict(
        generate_authentication_options(rp_id=party.name, challenge=base64url_to_bytes(challenge))
    )


def signed(party: RelyingParty, challenge: str, credential: dict[str, Any], key: bytes, uses: int) -> int:
    """Check what a browser signed; gives how often the passkey has been used."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.name,
            expected_origin=party.origin,
            credential_public_key=key,
            credential_current_sign_count=uses,
        )
    except Exception:
        raise Denied(ServerCode.WRONG) from None
    return found.new_sign_count
