export {
  CONSENT_EVENT,
  CONSENT_FRESHNESS,
  type ConsentChoices,
  type ConsentPurpose,
  hasConsent,
  onConsent,
  onConsentChange,
  setConsent,
} from "../browser/consent.ts";
