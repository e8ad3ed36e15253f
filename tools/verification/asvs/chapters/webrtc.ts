import { type Chapter, notApplicable } from "../entry.ts";

export const webrtc = {
  "17.1.1": notApplicable("TURN", "There is no WebRTC."),
  "17.2.1": notApplicable("Key of DTLS", "There is no WebRTC."),
  "17.2.2": notApplicable("Ciphers of DTLS", "There is no WebRTC."),
  "17.2.3": notApplicable("Authentication of media", "There is no WebRTC."),
  "17.2.4": notApplicable("Malformed media", "There is no WebRTC."),
  "17.3.1": notApplicable("Flood of signals", "There is no WebRTC."),
  "17.3.2": notApplicable("Malformed signals", "There is no WebRTC."),
} satisfies Chapter;
