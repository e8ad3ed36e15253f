import type { LinkingQuestionId, PatientQuestionWords } from "../questions.types.ts";

/** Questions patients ask; the home page shows the first four. */
export const questions = [
  {
    id: "lasik-suitability",
    question: "Can I have LASIK?",
    answer:
      "You need to be 18 or older, with stable vision for at least 1 year. The examination shows whether your cornea is suitable and which method fits your eyes.",
  },
  {
    id: "stop-contact-lenses",
    question: "When do I stop wearing contact lenses?",
    answer:
      "Stop wearing them at least 2 weeks before your examination. The time can differ with the kind of lens. If unsure, keep the longer time and ask your branch.",
  },
  {
    id: "insurers",
    question: "Which insurers do you work with?",
    answer:
      "We work with OQIC, MetLife, Liva and GIG Gulf. Cover depends on your policy, so please call your branch before you come.",
  },
  {
    id: "recovery-time",
    question: "How long does recovery take?",
    answer:
      "It depends on the treatment. After cataract surgery, full recovery takes 4 to 6 weeks. After strabismus surgery it also takes 4 to 6 weeks. Your doctor tells you what to expect for your eyes.",
  },
  {
    id: "book-visit",
    question: "How do I book a visit?",
    answer:
      "There is no form to fill in. Call a branch or write to it on WhatsApp, and we agree on a time. We see patients in Muscat, Sohar, Salalah, Nizwa and Sur.",
  },
  {
    id: "first-visit",
    question: "What happens at the first visit?",
    answer:
      "A consultation takes about 45 to 60 minutes. We measure and examine your eyes. Then the doctor explains what was found, what can be done and what comes next.",
  },
  {
    id: "icl-suitability",
    question: "Who can have a lens placed inside the eye?",
    answer:
      "An ICL (implantable collamer lens) is such a lens. ICL implantation is for age 21 to 45, with short sight (myopia) from −3.00 to −18.00 diopters. A toric ICL treats up to 6.00 of astigmatism. The examination shows whether your eye has enough room for it.",
  },
  {
    id: "swimming",
    question: "When may I swim after cataract surgery?",
    answer:
      "There is no swimming for 1 month. Sight often clears within days, and full recovery takes 4 to 6 weeks. Come to every visit, so that your doctor can see how the eye heals.",
  },
  {
    id: "paying",
    question: "How can I pay?",
    answer:
      "In cash or by card. There is also a buy-now-pay-later plan: 0% interest, 4-month terms, instant approval. The plan has its own terms, so read them before you agree.",
  },
  {
    id: "what-to-bring",
    question: "What do I bring with me?",
    answer:
      "Bring your glasses, older prescriptions and a list of your medicines and allergies. If you are insured, bring your insurance card. Let someone else drive, because drops that widen the pupil can blur your sight for hours.",
  },
  {
    id: "surgery-risks",
    question: "Is eye surgery safe?",
    answer:
      "No surgery is free of risk. The examination shows whether your eyes are suitable, and the doctor explains the risks before you decide. If you have had an operation, call a branch today for pain, more redness or weaker sight. If all branches are closed and it cannot wait until they open, go to the nearest emergency department. If your sight is suddenly gone or much worse, go to the nearest emergency department. Do not drive yourself.",
  },
  {
    id: "glasses-after-laser",
    question: "Will I still need glasses after laser treatment?",
    answer:
      "Many people need glasses less often, but nobody can promise a result. The eye goes on changing with age. From about the middle forties most people need help for reading, with laser or without.",
  },
] satisfies readonly PatientQuestionWords[];

export const answerLinks = {
  "book-visit": "Choose a branch",
  "first-visit": "What happens at an examination",
  "lasik-suitability": "Who laser treatment is for",
  "icl-suitability": "About ICL implantation",
  swimming: "The weeks after cataract surgery",
  insurers: "Insurance and payment",
  "stop-contact-lenses": "The times for soft and rigid lenses",
  "glasses-after-laser": "Read whether LASIK is permanent",
} satisfies Record<LinkingQuestionId, string>;
