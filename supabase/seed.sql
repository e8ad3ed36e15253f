-- Twelve articles for a new database. Plain portable SQL: the embedded backend runs it untranslated, so there is no schema
-- prefix, no E'' string and no now(). Covers are SVG files in public/covers.

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000001',
'lasik-vs-prk',
'LASIK or PRK: what is the difference?',
'الليزك أم الليزر السطحي: ما الفرق؟',
'One uses a thin flap, the other works on the surface. How they compare on comfort, healing and daily life, and what helps your doctor choose.',
'أحدهما يعتمد على شريحة رقيقة تُرفع من القرنية، والآخر يعمل على سطحها. مقارنة بين الطريقتين في الراحة والتعافي والحياة اليومية، وما يستند إليه الطبيب حين يختار.',
'/covers/lasik-vs-prk.svg',
'Laser',
'Aurora Eye Centre Editorial Team',
'2026-11-12',
'You would love to wake up and see the clock without reaching for your glasses. Then you read two names, LASIK and PRK, and a new worry begins. Which one is safer? Which one hurts? What if I choose wrongly? Almost everyone who thinks about laser treatment asks these things. The good news is that you do not have to choose alone. It still helps to know what each name means, so that you can talk it over with your doctor.

## What the two have in common

Both methods treat the **cornea**, the clear window at the front of the eye. A laser removes a very thin layer of tissue and changes the curve of the cornea. Light then meets on the retina, where it should, and the picture becomes sharper.

Both can treat short sight, long sight and astigmatism, within limits that your measurements set. For both, drops numb the eye and you stay awake. The treatment takes about 15 to 20 minutes for both eyes. Plan 2 to 3 hours at the clinic, because tests and rest take time too.

When an eye is suitable for both, the final sight is usually much the same. The real difference lies in how the laser reaches the cornea, and in the first weeks after it.

## How LASIK works

LASIK is short for laser-assisted in situ keratomileusis. The surgeon makes a thin flap in the cornea and lifts it like the page of a book. The laser reshapes the layer below. Then the flap goes back in its place and stays there without stitches.

Because the surface stays mostly whole, healing feels quick. The eyes may sting, water and be sensitive to light for some hours. Many people see well by the next day, though sight can go up and down for some weeks.

Two points need care. The eye must not be rubbed or hit, especially in the first weeks. And the flap cuts through some fine nerves, so dry eyes are common for a time.

## How PRK works

PRK is short for photorefractive keratectomy. It makes no flap. The surgeon gently removes the thin skin that covers the cornea, and the laser works straight on the surface. In a kind called PRK Streamlight, the laser removes the skin as well. A soft contact lens then protects the eye like a plaster while new skin grows. It usually stays for some days, until the doctor takes it out.

The first days are harder than after LASIK. Pain, tears and blurred sight are normal for several days. Sight then gets clearer over weeks, and may take a few months to settle fully. Strong sunlight can raise the risk of a faint haze in the cornea, so good sunglasses matter a lot in Oman.

In return there is no flap that could move. That is why PRK is often considered for thinner corneas, and for people whose work or sport brings knocks to the face.

## Side by side

- **Comfort:** LASIK is mostly sore for hours, PRK for days.
- **Clear sight:** often within a day or two after LASIK, within weeks after PRK.
- **Time off:** often shorter after LASIK. Your doctor tells you when you may work and drive.
- **Dry eyes:** possible after both, often more marked at first after LASIK.
- **Knocks to the eye:** a hard blow can move a LASIK flap. PRK leaves no flap.
- **Final sight:** usually similar when the eye suits both.

No operation is free of risk. Infection, glare at night, dry eyes and a small remaining error can follow either one. Ask your doctor how these risks apply to you.

## Who decides, and on what

You need to be 18 or older, and your sight should have been stable for at least one year. After that, it depends on your eyes. The doctor looks at the thickness and shape of the cornea, the strength of your glasses, your tears, your pupils and your retina. A cornea that is weak or cone-shaped may rule out LASIK. Sometimes another method suits you better, and sometimes laser is not right for you.

## What to bring and what to ask

A consultation takes 45 to 60 minutes. Stop soft contact lenses 1 week before the measurements and rigid ones 3 to 4 weeks before, because lenses change the shape of the cornea. If you are unsure, leave them out for the longer time and ask your branch.

- Bring your glasses, older prescriptions and a list of your medicines.
- Say if you are pregnant or breastfeeding, have dry eyes or an illness, or if a relative has keratoconus.
- Ask: am I suitable for both methods, and which one would you choose for my eyes?
- Ask: what are the main risks for me, and how many days should I stay at home?

Write your questions down. You do not have to decide until each of them has an answer.',
'كم تتمنى أن تستيقظ فترى عقارب الساعة من غير أن تمد يدك إلى نظارتك! ثم تقرأ اسمين، الليزك والليزر السطحي، فيبدأ قلق جديد: أيهما أكثر أمانًا؟ وأيهما مؤلم؟ وماذا لو أخطأت الاختيار؟ هذه أسئلة تدور في أذهان معظم من يفكرون في تصحيح نظرهم بالليزر. ومما يطمئن أنك لن تختار وحدك؛ غير أن معرفة ما وراء كل اسم تجعل حديثك مع الطبيب أسهل وأوضح.

## ما الذي يجمع بينهما؟

تعالج الطريقتان **القرنية**، وهي النافذة الشفافة في مقدمة العين. يزيل الليزر منها طبقة رقيقة جدًا فيتغيّر انحناؤها، فتلتقي أشعة الضوء على الشبكية حيث ينبغي لها أن تلتقي، وتصير الصورة أوضح.

وكلتاهما يمكن أن تصحح قصر النظر وطوله والاستجماتيزم (اللابؤرية)، في حدود ما تسمح به قياسات عينيك. وفي الحالتين تُخدَّر العين بالقطرات وتبقى أنت مستيقظًا، ويستغرق العلاج من ١٥ إلى ٢٠ دقيقة تقريبًا للعينين معًا. أما الزيارة كلها فخصص لها من ساعتين إلى ثلاث ساعات في المركز، لأن الفحوص والراحة تحتاج إلى وقت أيضًا.

وحين تكون الطريقتان مناسبتين للعين تتقارب نتيجتهما النهائية في العادة. أما الفرق الحقيقي ففي طريقة وصول الليزر إلى القرنية، وفي الأسابيع الأولى بعد العلاج.

## كيف يُجرى الليزك؟

يصنع الجرّاح في القرنية شريحة رقيقة (سديلة)، ويرفعها كما تُرفع صفحة من كتاب. ثم يعيد الليزر تشكيل الطبقة التي تحتها، وتعود الشريحة إلى مكانها فتثبت فيه بلا غرز.

ولأن سطح القرنية يبقى سليمًا في معظمه، يبدو التعافي سريعًا. وقد تشعر بضع ساعات بحرقة في عينيك، مع دموع وانزعاج من الضوء. ويرى كثيرون بوضوح بحلول اليوم التالي، وإن ظلت حدة النظر تتقلب بضعة أسابيع.

ويبقى أمران يحتاجان إلى عناية: فيجب ألا تُفرك العين وألا تتعرض لضربة، ولا سيما في الأسابيع الأولى. ثم إن شق الشريحة يقطع بعض الأعصاب الدقيقة، ولذلك يشيع جفاف العين مدة من الزمن.

## كيف يُجرى الليزر السطحي؟

لا شريحة في الليزر السطحي (PRK). يزيل الجرّاح برفق الطبقة الرقيقة التي تغطي القرنية، ثم يعمل الليزر على السطح مباشرة. وفي نوع منه يسمى PRK Streamlight يتولى الليزر إزالة هذه الطبقة أيضًا. بعد ذلك توضع عدسة لاصقة لينة تحمي العين كالضماد حتى تنمو طبقة جديدة، وتبقى عادةً بضعة أيام إلى أن ينزعها الطبيب.

والأيام الأولى بعده أصعب منها بعد الليزك، فالألم والدموع وتشوش الرؤية أمور طبيعية تستمر أيامًا عدة. ثم يصفو النظر على مدى أسابيع، وقد يحتاج إلى بضعة أشهر حتى يستقر تمامًا. وقد تزيد الشمس القوية احتمال ظهور عتامة خفيفة في القرنية، ومن هنا تأتي أهمية النظارة الشمسية الجيدة في بلد مشمس مثل عُمان.

وفي المقابل ليست هناك شريحة قد تتحرك من مكانها. ولهذا كثيرًا ما يفكر الأطباء في الليزر السطحي للقرنيات الأقل سماكة، ولمن يتعرض وجهه للضربات في عمله أو رياضته.

## مقارنة سريعة

- **الراحة:** الانزعاج بعد الليزك ساعات في الغالب، وبعد الليزر السطحي أيام.
- **وضوح الرؤية:** خلال يوم أو يومين غالبًا بعد الليزك، وخلال أسابيع بعد الليزر السطحي.
- **الإجازة:** أقصر في الغالب بعد الليزك، والطبيب هو من يحدد متى تعود إلى العمل والقيادة.
- **جفاف العين:** محتمل بعد كلتيهما، وكثيرًا ما يكون أوضح في البداية بعد الليزك.
- **إصابات العين:** قد تتحرك شريحة الليزك بضربة قوية، ولا شريحة في الليزر السطحي.
- **النتيجة النهائية:** متقاربة عادةً إذا كانت الطريقتان مناسبتين للعين.

ولا تخلو عملية من مخاطر. فقد تحدث بعد أي منهما عدوى أو وهج حول الأضواء ليلًا أو جفاف في العين، وقد يبقى ضعف بسيط في النظر. اسأل طبيبك عما ينطبق منها على حالتك.

## من يقرر؟ وعلى أي أساس؟

يجب أن يكون عمرك ١٨ عامًا أو أكثر، وأن يكون نظرك ثابتًا منذ عام على الأقل. وبعد ذلك تُحدد حالة العين ما يناسبها: يفحص الطبيب سماكة القرنية وشكلها، ودرجة نظارتك، ودموعك، واتساع الحدقة، وسلامة الشبكية. فالقرنية الضعيفة أو المخروطية قد تمنع إجراء الليزك. وقد تكون طريقة أخرى أنسب لك، وقد ينصحك الطبيب بألا تُجري الليزر أصلًا.

## ماذا تُحضر معك؟ وعمّ تسأل؟

تستغرق الاستشارة من ٤٥ إلى ٦٠ دقيقة. وقبل القياسات توقف عن العدسات اللاصقة اللينة مدة أسبوع، وعن الصلبة مدة من ٣ إلى ٤ أسابيع، لأن العدسات تغيّر شكل القرنية. وإن لم تكن متأكدًا فالتزم بالمدة الأطول واسأل فرعك.

- أحضر نظارتك ووصفاتها السابقة وقائمة بأدويتك.
- أخبر الطبيب بأي حمل أو رضاعة أو جفاف في العين أو مرض، وإن كان أحد أقاربك مصابًا بالقرنية المخروطية.
- اسأل: هل تناسب كلتا الطريقتين عينيّ؟ وأيهما تختار لي؟
- اسأل: ما أهم المخاطر في حالتي؟ وكم يومًا ينبغي أن أرتاح في البيت؟

اكتب أسئلتك كلها قبل الموعد. فلا بأس أن يتأخر القرار السليم حتى تجد لكل سؤال جوابه.'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000002',
'lasik-recovery-guide',
'After laser: your recovery, week by week',
'بعد الليزر: تعافيك أسبوعًا بعد أسبوع',
'What is normal on day one, what can wait until week four, and when to call us. A guide to healing after laser vision correction.',
'ما الطبيعي في اليوم الأول؟ وما الذي يؤجَّل إلى الأسبوع الرابع؟ ومتى تتصل بنا؟ دليل لأسابيع التعافي بعد تصحيح النظر بالليزر.',
'/covers/lasik-recovery-guide.svg',
'Laser',
'Aurora Eye Centre Editorial Team',
'2026-10-22',
'The laser part is over in minutes. Then you go home, the drops wear off, and every small feeling in your eyes may worry you. Is this sting normal? Did I blink too hard? Why was it clear this morning and soft tonight? It is natural to watch your eyes closely now. This guide tells you what most people feel and when. If your doctor told you something else, follow your doctor.

## The first day

You will have spent about 2 to 3 hours at the clinic. Someone else should drive you home. After **LASIK**, the eyes often burn, water and are sensitive to light for some hours. Sight may look misty, as if through steam. Keep your eyes closed and sleep if you can.

After **PRK**, the laser works on the surface, so the soreness is stronger and lasts longer. A soft contact lens protects each eye while new skin grows. Leave it alone. If it falls out, do not put it back. Call the clinic.

Use your drops exactly as your doctor told you. Wear the protective glasses or shields for sleep for as many nights as you were told. Most important of all: do not rub.

## Days 2 to 7

The first check is usually on the next day. Go even if all seems well, because the doctor sees things that you cannot feel.

After LASIK, many people are back to light work within a few days. After PRK, days two to four are often the hardest. Pain, tears and blurred sight are common, and then they ease. The soft lens usually comes out once the surface has healed. Ask before you drive, even if you feel sure.

A few habits make this week easier:

- Keep water and soap out of your eyes. Ask how best to shower and how to wash for prayer.
- Do not use kohl or eye make-up until you are told they are safe.
- Rest from screens often, and blink on purpose.
- Stay away from dust, smoke and the direct flow of the air conditioner.
- Wear good sunglasses outdoors.

## Weeks 2 to 4

Now the eyes begin to feel normal again. Dryness is the most common trouble, and it can make sight come and go. Use the tear drops even when your eyes feel fine, if the doctor asked you to. You may see rings or glare round lights at night. For many people this fades with time.

Start exercise again step by step. Ask first about the gym, because sweat in the eye can sting and harm. Swimming in a pool or in the sea usually waits for several weeks. Sports with a ball, or with contact, need your doctor''s clear agreement and often eye protection.

After PRK, sight keeps getting clearer in this time. It may not be sharp yet, and one eye may clear before the other. Doctors expect this.

## One to three months

Our follow-up runs for 3 months. These visits check how the cornea heals, how much you see and how dry the eyes are. Come to all of them.

By now most LASIK patients have steady sight. After PRK it can take a few months to settle fully. Keep wearing sunglasses in strong light, since the sun can add to the risk of haze after PRK. Do not stop any drops, or use them for longer, by yourself. Some, such as steroid drops, need a plan and checks of the eye pressure.

If your sight is still not what you hoped for, say so. The doctor measures again and explains what can be done. It is often too early to judge before the eye has settled.

## When to call, and when to go

Go to the nearest emergency department if you notice any of these. Do not drive yourself.

- sight that is suddenly gone or much worse, in one eye or both
- a dark curtain or shadow across the view, with or without flashes
- a blow to the eye, even a light one in the first weeks: do not rub it

Call a branch today if you notice any of these:

- pain that is strong or growing, or that your medicine does not ease
- weaker sight
- more redness, swelling or thick discharge
- new flashes of light, or many new dark spots (floaters), but no shadow or curtain

If all branches are closed and it cannot wait until they open, go to the nearest emergency department. You never bother us by asking.

## What to bring and ask at each check

Bring all your drops in their boxes, and a short note of what you felt and when. Before you leave, make sure that you know the answers to these questions:

- How are both eyes healing, and what has changed since last time?
- Which drops do I keep using, how often and until when?
- When may I drive, work, train, swim and fly?
- I am fasting or I have a trip soon. How do I plan my drops and visits?
- When should I come back?

Healing is slow, and you cannot see most of it. Give your eyes time. We are here to help.',
'ينتهي دور الليزر في دقائق. ثم تعود إلى بيتك ويزول أثر القطرات المخدرة، فيصبح كل إحساس صغير في عينك سؤالًا: هل هذه الحرقة طبيعية؟ هل رمشت بقوة أكثر مما ينبغي؟ لماذا كانت الرؤية صافية صباحًا ثم تشوشت مساءً؟ من الطبيعي أن تراقب عينيك في هذه الأيام. ويخبرك هذا الدليل بما يشعر به معظم الناس ومتى يشعرون به. وإذا قال لك طبيبك غير ذلك فخذ بقول طبيبك.

## اليوم الأول

تكون قد أمضيت في المركز من ساعتين إلى ثلاث ساعات تقريبًا، فدع غيرك يقود السيارة في طريق العودة. بعد **الليزك** كثيرًا ما تحرقك عيناك وتدمعان وتنزعجان من الضوء بضع ساعات، وقد ترى الأشياء كأنها خلف بخار. أغمض عينيك ونم إن استطعت.

أما بعد **الليزر السطحي (PRK)** فيكون الألم أشد وأطول، لأن الليزر يعمل على سطح القرنية. وتوضع على كل عين عدسة لاصقة لينة تحميها ريثما تنمو الطبقة الجديدة. لا تلمس العدسة، وإذا سقطت فلا تُعِدها إلى عينك، بل اتصل بالمركز.

استعمل قطراتك كما وُصفت لك تمامًا. والبس عند النوم النظارة الواقية أو واقي العين طوال الليالي التي حُددت لك. وأهم من ذلك كله ألا تفرك عينيك.

## من اليوم الثاني إلى السابع

يكون الفحص الأول في العادة في اليوم التالي. فلا تفوّته وإن بدا كل شيء على ما يرام، لأن الطبيب يرى ما لا تشعر به.

بعد الليزك يعود كثيرون إلى الأعمال الخفيفة خلال أيام قليلة. وبعد الليزر السطحي تكون الأيام من الثاني إلى الرابع هي الأصعب غالبًا، إذ يكثر فيها الألم والدموع وتشوش الرؤية، ثم تخف شيئًا فشيئًا. وينزع الطبيب العدسة اللينة عادةً بعد أن يلتئم السطح. واسأله قبل أن تقود السيارة، وإن كنت واثقًا من نظرك.

وهذه عادات تريحك في هذا الأسبوع:

- أبعد الماء والصابون عن عينيك، واسأل عن أفضل طريقة للاستحمام والوضوء.
- اترك الكحل ومساحيق تجميل العين حتى يسمح لك الطبيب باستعمالها.
- أرح عينيك من الشاشات كثيرًا، وتعمّد أن ترمش.
- ابتعد عن الغبار والدخان وعن تيار المكيف المباشر.
- البس نظارة شمسية جيدة خارج البيت.

## من الأسبوع الثاني إلى الرابع

تعود عيناك في هذه المدة شيئًا فشيئًا إلى راحتهما المعتادة. وأكثر ما يزعج فيها الجفاف، وقد يجعل النظر يصفو حينًا ويتشوش حينًا. فإذا وصف لك الطبيب قطرات ترطيب فاستعملها وإن كانت عيناك مرتاحتين. وقد ترى هالات أو وهجًا حول الأضواء ليلًا، وهي تخف عند كثيرين مع الوقت.

وتعود الرياضة على مراحل. اسأل قبل دخول الصالة الرياضية، فالعرق إذا دخل العين قد يحرقها ويضرها. أما السباحة في المسبح أو البحر فتؤجل عادةً أسابيع عدة. وتحتاج ألعاب الكرة ورياضات الاحتكاك إلى موافقة صريحة من الطبيب، وكثيرًا ما تحتاج إلى واقٍ للعينين.

وبعد الليزر السطحي يستمر النظر في التحسن خلال هذه الأسابيع. وقد لا يكتمل صفاؤه بعد، وقد تسبق عين أختها، وهذا مما يتوقعه الأطباء.

## من شهر إلى ثلاثة أشهر

تمتد المتابعة لدينا ثلاثة أشهر. ونفحص في زياراتها التئام القرنية وحدة النظر وجفاف العينين، فاحرص على حضورها كلها.

وفي هذه المرحلة يكون النظر قد استقر عند معظم من أُجري لهم الليزك. أما بعد الليزر السطحي فقد يحتاج إلى بضعة أشهر حتى يستقر تمامًا. داوم على لبس النظارة الشمسية في الضوء القوي، لأن الشمس قد تزيد احتمال ظهور عتامة في القرنية بعد الليزر السطحي. ولا توقف أي قطرة ولا تُطِل مدتها من تلقاء نفسك، فبعضها، مثل قطرات الكورتيزون، يحتاج إلى خطة وإلى قياس ضغط العين.

وإذا لم يصل نظرك إلى ما كنت ترجوه فقل ذلك، وعندها يعيد الطبيب القياس ويشرح لك ما يمكن فعله. وكثيرًا ما يكون الحكم على النتيجة قبل استقرار العين حكمًا سابقًا لأوانه.

## متى تتصل بنا؟ ومتى تتوجّه إلى الطوارئ؟

في الحالات الآتية توجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك:

- فقدان مفاجئ للنظر أو ضعف مفاجئ وشديد فيه، في عين واحدة أو في العينين
- ستارة أو ظل داكن يحجب جزءًا من النظر، مع ومضات أو من دونها
- ضربة على العين، حتى إن كانت خفيفة في الأسابيع الأولى: لا تفرك العين

واتصل بأحد فروعنا اليوم في الحالات الآتية:

- ألم شديد أو متزايد، أو ألم لا يخففه دواؤك
- ضعف في النظر
- ازدياد في الاحمرار، أو تورم، أو إفرازات كثيفة
- ومضات ضوئية ظهرت حديثًا، أو كثرة مفاجئة في النقاط السوداء الطافية (الذبابة الطائرة)، من غير ستارة تحجب النظر

وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى. ولا تتردد في السؤال.

## ماذا تُحضر إلى كل فحص؟ وعمّ تسأل؟

أحضر قطراتك كلها في علبها، وورقة قصيرة تكتب فيها ما شعرت به ومتى. وقبل أن تغادر تأكد من أنك تعرف جواب هذه الأسئلة:

- كيف تلتئم كل عين؟ وما الذي تغير منذ الزيارة السابقة؟
- أي القطرات أواصل استعمالها؟ وكم مرة في اليوم؟ وإلى متى؟
- متى يمكنني أن أقود السيارة وأعمل وأمارس الرياضة وأسبح وأسافر بالطائرة؟
- أنا صائم أو لدي سفر قريب، فكيف أرتب قطراتي وزياراتي؟
- متى أعود إليكم؟

يجري الالتئام ببطء، ولا ترى معظمه. فأعطِ عينيك الوقت الذي تحتاجان إليه، ونحن معك.'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000003',
'is-lasik-permanent',
'Is LASIK permanent?',
'هل تدوم نتيجة الليزك؟',
'The change that laser makes in the cornea stays, but the eye changes with age. What can change with the years, what can be done, and what to ask first.',
'ما يغيّره الليزر في القرنية يبقى، أما العين نفسها فتتغير مع العمر. ما الذي قد يتغير مع السنين؟ وماذا يمكن فعله؟ وعمّ تسأل قبل أن تقرر؟',
'/covers/is-lasik-permanent.svg',
'Laser',
'Aurora Eye Centre Editorial Team',
'2026-09-30',
'You have thought about it for a long time. You can picture mornings without glasses, and swimming without contact lenses. Then a friend says, “My cousin had it done, and now he wears glasses again.” Suddenly the whole plan looks shaky. Will it last? Or will I go through all this and end up where I began? You deserve a straight answer before you decide, and here it is in plain words.

## The short answer

What the laser does to the **cornea** is meant to last. It removes a tiny amount of tissue, and that tissue does not grow back. The new curve stays, apart from small changes while the eye heals.

Yet the cornea is only one part of the eye. The lens inside gets older. The length of the eye may change. Tears and general health play a part as well. So the treatment lasts, while the eye goes on changing with age. Both things are true. That is why no honest doctor can promise you perfect sight for ever.

## Early changes and the stable year

Sight goes up and down at first. Dryness can blur it in the evening and clear it again in the morning. Some people see a glow round lights at night. These things often ease over weeks or months. After surface laser (photorefractive keratectomy, PRK), sight takes longer to settle.

Sometimes a little of the old error remains or comes back early. Doctors call the second case regression. It is more likely when the first prescription was strong. Your doctor waits until the eye is stable before deciding whether anything more should be done.

If your glasses are still getting stronger, laser treatment will not stop that. It corrects the eye as it is today. If the eye then grows longer, short sight can return. This is why there are two simple rules: you should be 18 or older, and your sight should have been stable for at least one year.

A stable year lowers the risk of a later change, though it cannot rule it out. Bring old prescriptions with their dates, so that the doctor can see how your sight has changed.

## What changes around 40 and after

Here is the part that surprises many people. From the early or middle forties, the lens inside the eye becomes stiffer. Near things blur, and you hold the phone further away. This is called **presbyopia**. It comes to nearly everyone, with laser or without. It does not mean that your LASIK has failed.

People who are short-sighted can often read by taking their glasses off. After full laser correction for distance, they can no longer do this and may need reading glasses. If you are near 40 or older, talk about this before you decide. One option to ask about sets one eye more for near. It does not suit everyone, and it can be tried first with contact lenses.

Later in life the lens may turn cloudy. This is a cataract, and it can still be treated after LASIK. The surgeon needs extra care to work out the new lens, so keep your records from before the laser.

## What laser does not change

Laser treats the front of the eye. The back stays the same. If you were very short-sighted, your retina still carries the risks of a long eye, even when you read the whole chart without glasses.

- Keep your regular eye checks, as often as your doctor suggests.
- If you see a dark curtain or shadow across the view, go to the nearest emergency department. Do not drive yourself. Call a branch today for new flashes of light or many new dark spots (floaters), if there is no shadow or curtain.
- Do not rub your eyes hard. In rare cases the cornea weakens and bulges after laser, and rubbing may add to the risk.
- Tell your doctor if you are pregnant, as sight can shift and dryness can grow for a while.

## If your sight changes

First comes an examination, because the cause may be simple. Dry eyes, a cataract and presbyopia all blur sight, and each needs a different treatment. Light glasses for driving at night may be all you want. A second laser treatment is possible for some people. It depends on how much cornea is left, its shape and the health of the eye. Only the doctor can say, after new measurements. Sometimes the wise choice is to leave the eye alone.

## What to ask before you decide

Plan 45 to 60 minutes for the consultation. Bring your glasses, your old prescriptions and a list of your medicines. Then ask:

- Has my sight been stable for long enough?
- What result is likely for my eyes, and what could limit it?
- When might I need reading glasses?
- Would enough cornea be left for a second treatment, if I ever needed one?
- If Z-LASIK is planned, what does its 5-year warranty cover, and what does it leave out?
- May I have a copy of my measurements to keep?

Take your time, and ask until everything is clear to you.',
'فكرت في الأمر طويلًا، وتخيلت صباحًا بلا نظارة وسباحة بلا عدسات لاصقة. ثم يقول لك صديق: «أجراها ابن عمي، وها هو يلبس النظارة من جديد»، فيهتز القرار كله في لحظة. أتدوم النتيجة، أم أمرّ بكل هذا ثم أعود إلى حيث بدأت؟ من حقك أن تسمع جوابًا صريحًا قبل أن تقرر، وهذا هو الجواب بوضوح.

## الجواب باختصار

الأصل أن يدوم ما يغيّره الليزر في **القرنية**. فهو يزيل منها قدرًا ضئيلًا من النسيج، وهذا النسيج لا ينمو من جديد. ويبقى الانحناء الجديد على حاله، باستثناء تغيرات طفيفة في أثناء الالتئام.

غير أن القرنية جزء واحد من العين. فالعدسة في داخلها تتقدم في العمر، وقد يتغير طول العين، وللدموع والصحة العامة أثر أيضًا. أثر العلاج يبقى إذن، والعين تتغير مع العمر، وكلا الأمرين صحيح. ولهذا لا يستطيع طبيب أمين أن يعدك بنظر كامل مدى الحياة.

## التغيرات المبكرة وعام الثبات

يتقلب النظر في البداية. فقد يشوشه الجفاف مساءً ثم يصفو صباحًا، وقد يرى بعض الناس وهجًا حول الأضواء ليلًا. وكثيرًا ما تخف هذه الأعراض خلال أسابيع أو أشهر. أما بعد الليزر السطحي (PRK) فيحتاج النظر إلى وقت أطول حتى يستقر.

وقد يبقى شيء من ضعف النظر القديم، أو يعود جزء منه مبكرًا، وهذه العودة يسميها الأطباء «التراجع»، واحتمالها أكبر حين تكون درجة النظارة عالية قبل العلاج. وينتظر الطبيب حتى تستقر العين، ثم يقرر هل يلزم إجراء آخر.

إذا كانت درجة نظارتك ما زالت تزداد فلن يوقف الليزر ذلك، لأنه يعالج العين على حالها اليوم. وإذا طالت العين بعد ذلك فقد يعود قصر النظر. ومن هنا جاء شرطان بسيطان: أن يكون عمرك ١٨ عامًا أو أكثر، وأن يكون نظرك ثابتًا منذ عام على الأقل.

ويقلل ثبات النظر عامًا كاملًا احتمال تغيره لاحقًا، وإن كان لا يلغيه. فأحضر وصفات نظاراتك السابقة بتواريخها ليعرف الطبيب كيف تغيّر نظرك عبر السنين.

## ما الذي يتغير حول سن الأربعين وبعدها؟

هذا هو الجزء الذي يفاجئ كثيرين. فمنذ أوائل الأربعينيات أو منتصفها تقل مرونة العدسة داخل العين، فتتشوش الأشياء القريبة وتجد نفسك تُبعد الهاتف عن وجهك. ويسمى هذا **طول النظر الشيخوخي**، وهو يصيب الناس جميعًا تقريبًا، من عولج منهم بالليزر ومن لم يُعالج. ولا يعني أن الليزك قد فشل.

وكثيرًا ما يقرأ المصاب بقصر النظر بسهولة حين ينزع نظارته. فإذا صُحح نظره للبعيد تصحيحًا كاملًا خسر هذه الميزة، وقد يحتاج إلى نظارة للقراءة. فإن كنت قد قاربت الأربعين أو تجاوزتها، فتحدث في ذلك مع طبيبك قبل أن تقرر. ومن الخيارات التي يمكنك السؤال عنها أن تُضبط إحدى العينين للقريب أكثر من الأخرى. ولا يناسب ذلك كل الناس، ويمكن تجربته أولًا بالعدسات اللاصقة.

وفي سن متقدمة قد تتعكر عدسة العين، وهذا ما يسمى المياه البيضاء (الساد)، ويمكن علاجها بعد الليزك أيضًا. لكن حساب العدسة الجديدة يحتاج حينئذ إلى عناية أكبر، فاحتفظ بقياساتك التي سبقت الليزر.

## ما الذي لا يغيّره الليزر؟

يعالج الليزر مقدمة العين، أما مؤخرتها فتبقى على حالها. فإن كان قصر نظرك شديدًا فإن شبكيتك تظل معرضة لمخاطر العين الطويلة، حتى لو قرأت لوحة الفحص كلها بلا نظارة.

- داوم على فحص عينيك بانتظام، بحسب ما يراه طبيبك.
- إذا حجبت ستارة أو ظل داكن جزءًا من نظرك، فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك. وإذا رأيت ومضات ضوئية ظهرت حديثًا، أو كثرة مفاجئة في النقاط السوداء الطافية (الذبابة الطائرة)، من غير ستارة تحجب النظر، فاتصل بأحد فروعنا اليوم.
- لا تفرك عينيك بقوة. ففي حالات نادرة تضعف القرنية وتبرز بعد الليزر، وقد يزيد الفرك هذا الاحتمال.
- على الحامل أن تخبر طبيبها، فقد يتغير النظر ويزداد الجفاف مع الحمل مدة من الزمن.

## إذا تغير نظرك

يبدأ الأمر بالفحص، فقد يكون السبب بسيطًا. فالجفاف والمياه البيضاء وطول النظر الشيخوخي كلها تشوش الرؤية، ولكل منها علاج مختلف. وقد تكفيك نظارة خفيفة للقيادة ليلًا. وقد يكون العلاج بالليزر مرة ثانية ممكنًا لبعض الناس، ويتوقف ذلك على ما بقي من سماكة القرنية وعلى شكلها وصحة العين. والطبيب وحده من يقرر ذلك بعد قياسات جديدة. وأحيانًا يكون من الحكمة أن تُترك العين على حالها.

## عمّ تسأل قبل أن تقرر؟

خصص للاستشارة من ٤٥ إلى ٦٠ دقيقة، وأحضر نظارتك ووصفاتها السابقة وقائمة بأدويتك. ثم اسأل:

- هل ظل نظري ثابتًا مدة كافية؟
- ما النتيجة المتوقعة لعينيّ؟ وما الذي قد يحد منها؟
- متى قد أحتاج إلى نظارة للقراءة؟
- هل سيبقى من القرنية ما يكفي لعلاج ثانٍ إن احتجت إليه يومًا؟
- إذا كانت التقنية Z-LASIK، فماذا يشمل ضمانها الممتد خمس سنوات؟ وما الذي يُستثنى منه؟
- هل يمكنني الحصول على نسخة من قياساتي لأحتفظ بها؟

جواب واضح اليوم خير من مفاجأة بعد أعوام. خذ وقتك، واسأل حتى تطمئن.'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000004',
'eleven-lenses-how-to-choose',
'Eleven lenses: how do I choose mine?',
'أحد عشر خيارًا للعدسات: كيف أختار عدستي؟',
'Far, near or something between? A guide to the kinds of lenses used in cataract surgery, and the questions that lead to yours.',
'للبعيد أم للقريب أم لما بينهما؟ دليل مبسّط إلى أنواع العدسات المستخدمة في جراحة المياه البيضاء (الساد)، وإلى الأسئلة التي تقودك إلى عدستك.',
'/covers/eleven-lenses-how-to-choose.svg',
'Cataract',
'Aurora Eye Centre Editorial Team',
'2026-08-27',
'First you hear the word cataract. Then you hear that a lens will be placed inside your eye, and that you have a choice. Eleven choices, in fact. It is a lot to take in when you fear for your sight and do not want to choose wrongly. You do not need to learn eleven names. You need to know what you want to see with ease, and your doctor will help with the rest.

## Why you need a new lens

Behind the coloured part of your eye sits a clear lens. With age it can turn cloudy, like a window with mist on it. Colours fade, lamps dazzle, and new glasses no longer help enough. That cloudy lens is the **cataract**.

In surgery the cloudy lens is taken out and a clear artificial one goes in its place. In most cases it is meant to stay for life. You do not feel it and you do not clean it. Because it stays, the choice deserves some thought. There is often time for that, as cataracts tend to grow slowly. Your doctor tells you if yours should not wait.

## The main kinds of lenses

Our clinic offers 11 lens options. Lenses for cataract surgery everywhere belong to a few main kinds:

- **Single-focus lenses** give clear sight at one distance, mostly far. You can expect to wear glasses for reading. They are the kind used most often, and they give good contrast.
- **Toric lenses** also correct astigmatism, an uneven curve of the cornea that blurs lines. Other kinds can come in a toric form too.
- **Extended depth lenses** stretch the clear zone from far to arm’s length, such as a screen or the dashboard. Small print may still need glasses.
- **Multifocal lenses** share the light between far and near, and in many models the middle as well. They can reduce the need for glasses the most. In return, rings or glare round lights at night are more common, and contrast can be a little lower.

There is also a way of planning two single-focus lenses. One eye is set for far and the other for near. Not everyone gets used to it.

## Every lens has strengths and limits

No lens makes your eyes work as they did when you were young. Each one gives more of one thing and less of another. The more distances a lens serves, the more it has to share the light. Choose the lens whose limits matter least to you.

Someone who drives at night between towns may want clear lights more than reading without glasses. Someone who reads the Quran every day, sews or cooks may want near sight most. A person at a computer all day may care about arm’s length. None of them is wrong.

## What your eye allows

We start with your wishes, but some lenses may not suit your eye. Before surgery we measure its length and the curve of the cornea. We also look at the tears, the retina and the optic nerve.

Some findings rule out a lens. Disease of the centre of the retina, glaucoma, marked dry eye or an uneven cornea can mean that a multifocal lens does not suit you. Earlier laser treatment such as LASIK makes the measurements harder, so tell us about it. Then the doctor says which lenses suit your eye, and why.

Measurements are never perfect. Some people need weak glasses even with a lens that should make glasses unnecessary. No one can promise a life without glasses.

## After surgery

Sight often clears within days, and full recovery takes 4 to 6 weeks. There is no swimming for 1 month. Do not rub the eye, use the drops as your doctor told you and come to each check. With a lens of more than one focus, your brain needs time to get used to it, often weeks or months. New glasses are best measured when the eye has settled.

Go to the nearest emergency department if your sight is suddenly gone or much worse, or if you see a dark curtain or shadow across the view, with or without flashes. Do not drive yourself. Call a branch today for pain, more redness or weaker sight. Do the same for new flashes of light or many new dark spots (floaters), if there is no shadow or curtain. If all branches are closed and it cannot wait until they open, go to the nearest emergency department. Months or years later a thin skin behind the lens may turn cloudy. That is common and can usually be treated with a short laser visit.

## What to bring and what to ask

The consultation takes 45 to 60 minutes. Bring your glasses, your medicines and a list of illnesses. If you had eye surgery before, bring any papers you have. Drops that widen the pupil may blur your sight for hours, so let someone else drive.

Before you come, write down three things you want to do without glasses, and one thing you would not mind glasses for. Then ask:

- Which of the 11 options suit my eyes, and which do not?
- How will I see at far, at arm’s length and near with each one?
- What could bother me at night?
- Do I have astigmatism worth correcting?
- What is the plan for my other eye?

Go home and think it over if you need to. You will see with this lens for many years.',
'تسمع أولًا اسم «المياه البيضاء» (الساد)، ثم تعرف أن عدسة جديدة ستوضع داخل عينك، وأن لك أن تختار، وأمامك أحد عشر خيارًا! هذا كثير على من يخاف على بصره ويخشى أن يخطئ الاختيار. لكن اطمئن، فلست مطالبًا بحفظ أحد عشر اسمًا. يكفي أن تعرف ما الذي تحب أن تراه براحة، وسيعينك طبيبك على الباقي.

## لماذا تحتاج إلى عدسة جديدة؟

خلف الجزء الملون من العين عدسة شفافة، وقد تتعكر مع العمر كما يغطي الضباب زجاج النافذة. تبهت الألوان، ويبهرك ضوء المصابيح، ولا تعود النظارة الجديدة كافية. هذا التعكّر هو ما يسمى **المياه البيضاء**.

وفي الجراحة تُزال العدسة المتعكرة وتوضع مكانها عدسة صناعية شفافة، يُراد لها في معظم الحالات أن تبقى مدى الحياة. لن تشعر بها ولن تحتاج إلى تنظيفها. ولأنها باقية، فإن اختيارها يستحق التفكير. والوقت يسمح بذلك غالبًا، فالمياه البيضاء تتكوّن ببطء في العادة، وسيخبرك طبيبك إن كانت حالتك لا تحتمل الانتظار.

## أنواع العدسات الرئيسية

نقدم في مركزنا ١١ خيارًا للعدسات. وعدسات جراحة المياه البيضاء في العالم كله ترجع إلى أنواع رئيسية قليلة:

- **العدسات الأحادية البؤرة** تمنحك رؤية واضحة على مسافة واحدة، هي البعيدة في الغالب، فتوقّع أن تلبس نظارة للقراءة. وهي الأكثر استخدامًا، وتحفظ التباين بين الفاتح والداكن جيدًا.
- **عدسات توريك** تصحح أيضًا الاستجماتيزم (اللابؤرية)، وهو تفاوت في انحناء القرنية يشوش الخطوط. ومن الأنواع الأخرى ما هو توريك كذلك.
- **العدسات الممتدة البؤرة** توسع مجال الوضوح من البعيد إلى مسافة الذراع، كالشاشة ولوحة عدادات السيارة. وقد تبقى النظارة لازمة للخط الصغير.
- **العدسات المتعددة البؤر** توزع الضوء بين البعيد والقريب، وفي كثير من أنواعها على المسافة المتوسطة أيضًا. وهي أكثر ما قد يقلل الحاجة إلى النظارة، وفي المقابل تكثر معها الهالات أو الوهج حول الأضواء ليلًا، وقد يقل التباين قليلًا.

وثمة طريقة أخرى بعدستين أحاديتي البؤرة، تُضبط فيها عين للبعيد وأخرى للقريب. ولا يعتادها كل الناس.

## لكل عدسة مزايا وحدود

لا تعيد أي عدسة العين إلى ما كانت عليه في الشباب. ولكل عدسة مزاياها وحدودها. وكلما زادت المسافات التي تغطيها العدسة، زاد تقاسم الضوء بينها. فاختر العدسة التي لا تزعجك حدودها.

فمن يقود ليلًا بين المدن قد يفضل أضواء صافية على القراءة بلا نظارة. ومن يقرأ القرآن كل يوم أو يخيط أو يطبخ قد يهمه القريب أكثر من غيره. ومن يقضي نهاره أمام الحاسوب قد تعنيه مسافة الذراع. وكلهم على صواب.

## ما الذي تسمح به عينك؟

رغباتك أول ما نتحدث فيه، ثم يأتي دور الفحص. فقبل الجراحة نقيس طول العين وانحناء القرنية، ونفحص الدموع والشبكية والعصب البصري.

وبعض ما نجده يقلص قائمة الخيارات. فأمراض مركز الشبكية، والجلوكوما (المياه الزرقاء)، وجفاف العين الشديد، وعدم انتظام القرنية، قد تجعل العدسة المتعددة البؤر غير مناسبة. والعلاج السابق بالليزر، كالليزك، يجعل الحساب أصعب، فأخبرنا به. ثم يبين لك الطبيب أي العدسات تناسب عينك ولماذا.

ولا تبلغ القياسات حد الكمال، فبعض الناس يحتاجون إلى نظارة خفيفة حتى بعد عدسة يُفترض أن تغنيهم عنها. ولا يستطيع أحد أن يعدك بحياة بلا نظارة.

## بعد الجراحة

كثيرًا ما يصفو النظر في غضون أيام، ويكتمل التعافي خلال ٤ إلى ٦ أسابيع. وتؤجل السباحة شهرًا واحدًا. لا تفرك عينك، واستعمل القطرات كما وُصفت لك، ولا تفوّت أي مراجعة. وإذا كانت عدستك متعددة البؤر، فإن الدماغ يحتاج إلى وقت حتى يعتادها، وقد يمتد ذلك أسابيع أو أشهرًا. والأفضل أن تُقاس النظارة الجديدة بعد أن تستقر العين.

وإذا فقدت نظرك فجأة أو ضعف فجأة ضعفًا شديدًا، أو حجبت ستارة أو ظل داكن جزءًا منه، مع ومضات أو من دونها، فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك. واتصل بأحد فروعنا اليوم إذا شعرت بألم، أو لاحظت ازديادًا في الاحمرار أو ضعفًا في النظر، أو رأيت ومضات ضوئية ظهرت حديثًا، أو كثرة مفاجئة في النقاط السوداء الطافية (الذبابة الطائرة)، من غير ستارة تحجب النظر. وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى. وبعد أشهر أو سنوات قد يتعكر غشاء رقيق خلف العدسة، وهذا شائع، ويمكن علاجه عادةً بالليزر في زيارة قصيرة.

## ماذا تُحضر معك؟ وعمّ تسأل؟

تستغرق الاستشارة من ٤٥ إلى ٦٠ دقيقة. أحضر نظارتك وأدويتك وقائمة بأمراضك. وإذا سبق أن أُجريت لك جراحة في العين، فأحضر ما لديك من أوراقها. وقد تشوش قطرات توسيع الحدقة نظرك عدة ساعات، فدع غيرك يقود السيارة.

وقبل أن تأتي اكتب ثلاثة أمور تود أن تفعلها بلا نظارة، وأمرًا واحدًا لا تمانع أن تلبس له النظارة. ثم اسأل:

- أي الخيارات الأحد عشر يناسب عينيّ؟ وأيها لا يناسبهما؟
- كيف سأرى البعيد وما على مسافة الذراع والقريب بكل منها؟
- ما الذي قد يزعجني ليلًا؟
- هل لدي استجماتيزم يستحق التصحيح؟
- ما الخطة للعين الأخرى؟

عُد إلى بيتك وفكر على مهل إن احتجت إلى ذلك. فهذه العدسة ستبقى معك سنوات طويلة.'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000005',
'understanding-keratoconus',
'Understanding keratoconus',
'القرنية المخروطية بلغة سهلة',
'When new glasses never feel right for long, there may be a reason. What keratoconus is, why rubbing matters, and what cross-linking and rings can do.',
'إذا لم تُرِحك النظارة الجديدة إلا مدة قصيرة، فقد يكون وراء ذلك سبب. تعرّف على القرنية المخروطية، ولماذا يضر فرك العين، وماذا يفعل تثبيت القرنية والحلقات.',
'/covers/understanding-keratoconus.svg',
'Cornea',
'Aurora Eye Centre Editorial Team',
'2026-07-30',
'You have changed your glasses again, and at night the street lights still have streaks. Perhaps you were told that you are tired, or that you should look harder at the chart. Then someone said a long word: keratoconus. If that word has kept you awake, start here. It has a clear meaning, doctors can measure it, and there are ways to treat it.

## What keratoconus is

The cornea is the clear window at the front of the eye. A healthy cornea is smooth and evenly curved, like the side of a ball. In keratoconus it slowly gets thinner and weaker, and it begins to bulge forward like a cone. Light no longer meets at one sharp point. The picture blurs and bends.

It often starts in the teens or early twenties. Most people have it in both eyes, but one eye is often ahead of the other. It may get worse for some years and then slow down. Nobody can tell from one visit how fast it will go, so doctors compare your measurements over time. You cannot catch it from anyone, and reading does not cause it. It can run in families, so tell the doctor if a relative has it.

## Signs worth a check

- Your glasses prescription changes often, especially for astigmatism.
- New glasses help, but things still look smeared or stretched.
- You see a faint second image, or more than one edge on a letter.
- Lights have halos or streaks when you drive at night.
- Your eyes itch, and you rub them many times a day.

None of these proves that you have keratoconus. Many have a simple cause. Only an examination can tell, and it includes a map of your cornea.

## Why rubbing matters

Rubbing feels good for a few seconds. But each hard rub presses and bends a cornea that may already be weak. Frequent rubbing is closely linked with keratoconus, and with keratoconus that gets worse. Dust, dry air and allergy make eyes itch, and that is when the hand goes up, often without a thought.

You do not have to rely on willpower alone. If your eyes itch, ask a doctor to look for the cause and treat it. A clean, cool cloth on closed lids can calm the itch. Watch how you sleep too, since some people press one eye into the pillow or a hand. If your child is the one who rubs, a gentle reminder works better than a telling-off.

## What cross-linking does

Cross-linking, or CXL, makes the cornea stiffer. The doctor puts vitamin B2 drops on the eye and then shines a measured ultraviolet light on it. Together they form new bonds inside the cornea, much like extra threads in a cloth. The aim is to slow or stop the change. It is not done to free you from glasses, although the shape sometimes improves a little.

In one method, the thin skin on top of the cornea is removed first. It grows back, and the eye can be sore and blurred for some days. In **transepithelial CXL**, that skin stays in place. Which way suits you depends on how thick your cornea is and how it has changed. Your doctor decides this with you after measuring.

## What rings do

Rings are tiny clear arcs that sit inside the cornea. You should not feel them there. With a **femto ring**, a very fast laser makes a narrow path, and the surgeon slides the arc in. The arc supports the cornea and makes its shape more even, so that glasses or contact lenses can work better. Rings and CXL do different jobs: one works on shape, the other on strength. Some people need both, some need one, and some need only checks. Special contact lenses are another way to sharpen sight.

Any treatment has limits and risks. Ask about them, and take the time you need before you say yes.

## Your examination

A first consultation takes about 45 to 60 minutes. Come with:

- Your glasses and older prescriptions, if you have them.
- Any earlier corneal maps, even from another clinic.
- A list of your medicines, drops and allergies.

If you wear contact lenses, call first and ask how long to leave them out, because they can change the map. Good questions to ask are: Has my cornea changed? How often should I be checked? What happens if we wait? What can treatment do for me, and what can it not do?

Is your sight suddenly gone or much worse, in one eye or both? Is an eye red and very painful, with headache, sickness or rings round lamps? Go to the nearest emergency department. Do not drive yourself. Call a branch today if an eye is suddenly painful or red. If you wear contact lenses, take them out first. If all branches are closed and it cannot wait until they open, go to the nearest emergency department.',
'غيّرت نظارتك مرة أخرى، وما زالت أضواء الشارع تمتد أمامك خطوطًا في الليل. ربما قيل لك إنه الإرهاق، أو إن عليك أن تركز أكثر أمام لوحة الحروف. ثم سمعت اسمًا لم تعرفه من قبل: القرنية المخروطية. إن كان هذا الاسم قد أقلق نومك فابدأ من هنا. معناه واضح، والطبيب يستطيع قياس الحالة، وهناك وسائل لعلاجها.

## ما القرنية المخروطية؟

القرنية هي النافذة الشفافة في مقدمة العين. تكون القرنية السليمة ملساء متناسقة الانحناء كسطح الكرة. أما في القرنية المخروطية فترقّ القرنية وتضعف ببطء، ثم تبدأ بالبروز إلى الأمام على شكل مخروط، فلا يعود الضوء يلتقي في نقطة واحدة واضحة، وتبدو الصورة مشوشة أو ملتوية.

تبدأ الحالة غالبًا في سن المراهقة أو في أوائل العشرينيات، وتصيب العينين معًا عند معظم الناس، لكن إحداهما كثيرًا ما تسبق الأخرى. وقد تتقدم بضع سنوات ثم يتباطأ تقدمها. ولا يمكن معرفة سرعة تقدمها من زيارة واحدة، ولذلك يقارن الطبيب قياساتك على مدى الزمن. وهي ليست معدية، ولا تسببها القراءة. وقد تتكرر في العائلة الواحدة، فأخبر الطبيب إن كان أحد أقاربك مصابًا بها.

## علامات تستدعي الفحص

- تغير درجات نظارتك مرارًا، ولا سيما درجة الاستجماتيزم (اللابؤرية).
- تحسن النظر بالنظارة الجديدة مع بقاء الصورة ممدودة أو غير صافية.
- رؤية خيال للصورة، أو أكثر من حافة للحرف الواحد.
- هالات أو خطوط حول الأضواء عند القيادة ليلًا.
- حكة تدفعك إلى فرك عينيك مرات كثيرة في اليوم.

لا تكفي أي من هذه العلامات لإثبات أنك مصاب بالقرنية المخروطية، فلكثير منها سبب بسيط. والفحص وحده هو الذي يحسم الأمر، ويشمل رسم خريطة للقرنية.

## لماذا يضر فرك العين؟

يريحك الفرك ثواني معدودة، لكن كل فركة قوية تضغط القرنية وتثنيها، وقد تكون ضعيفة أصلًا. ويرتبط الفرك المتكرر ارتباطًا وثيقًا بالقرنية المخروطية وبتفاقمها. والغبار والهواء الجاف والحساسية كلها تثير الحكة، فترتفع اليد إلى العين من غير أن ننتبه.

ولست مضطرًا إلى الاعتماد على قوة الإرادة وحدها. إذا شعرت بحكة في عينيك فاطلب من الطبيب أن يبحث عن السبب ويعالجه. وقد تهدئ الحكة قطعة قماش نظيفة وباردة توضع فوق الجفنين المغمضين. وانتبه كذلك إلى طريقة نومك، فبعض الناس يضغط إحدى عينيه على الوسادة أو على يده. وإن كان طفلك هو من يفرك عينيه فالتذكير اللطيف أنفع من التوبيخ.

## ماذا يفعل تثبيت القرنية؟

تثبيت القرنية (CXL) إجراء يزيد القرنية صلابة. يضع الطبيب على العين قطرات من فيتامين ب٢، ثم يسلط عليها الأشعة فوق البنفسجية بمقدار محسوب، فتنشأ داخل القرنية روابط جديدة تشبه خيوطًا إضافية في نسيج. والغاية منه إبطاء التغير أو إيقافه، لا الاستغناء عن النظارة، وإن كان شكل القرنية يتحسن قليلًا في بعض الأحيان.

في إحدى الطرق تُزال أولًا الطبقة السطحية الرقيقة من القرنية (الظهارة)، ثم تنمو من جديد، وقد تؤلمك العين ويتشوش نظرها بضعة أيام. أما في **تثبيت القرنية عبر الظهارة** فتبقى هذه الطبقة في مكانها. واختيار الطريقة المناسبة يعتمد على سماكة قرنيتك ومقدار تغيرها، ويقرره الطبيب معك بعد القياس.

## ماذا تفعل حلقات القرنية؟

حلقات القرنية أقواس شفافة صغيرة جدًا تستقر داخل القرنية، ويُفترض ألا تشعر بها. وفي **زراعة الحلقات بليزر الفيمتو** يفتح ليزر فائق السرعة مسارًا ضيقًا، ثم يُدخل الجرّاح القوس فيه. يدعم القوس القرنية ويجعل شكلها أكثر انتظامًا، وقد تصبح النظارة أو العدسات اللاصقة بعده أنفع. ولكل من الحلقات والتثبيت دور مختلف: الأولى للشكل والثاني للمتانة. فمن المرضى من يحتاج إليهما معًا، ومنهم من يكفيه أحدهما، ومنهم من لا يحتاج إلا إلى المتابعة. والعدسات اللاصقة الخاصة وسيلة أخرى لتحسين وضوح الرؤية.

ولكل علاج حدود ومخاطر، فاسأل عنها، وخذ ما تحتاج إليه من وقت قبل أن توافق.

## استعد لفحصك

تستغرق الاستشارة الأولى من ٤٥ إلى ٦٠ دقيقة تقريبًا. أحضر معك:

- نظارتك ووصفات النظارات السابقة إن وُجدت.
- أي خرائط سابقة للقرنية، ولو كانت من عيادة أخرى.
- قائمة بأدويتك وقطراتك وما لديك من حساسية.

وإن كنت تستعمل عدسات لاصقة فاتصل قبل الموعد واسأل عن المدة التي ينبغي أن تتوقف فيها عن استعمالها، لأن العدسات قد تغيّر نتيجة الخريطة. ومن الأسئلة المفيدة: هل تغيرت قرنيتي؟ كم مرة أحتاج إلى الفحص؟ ماذا لو انتظرنا؟ ما الذي يستطيع العلاج أن يقدمه لي، وما الذي لا يستطيعه؟

وإذا فقدت نظرك فجأة أو ضعف فجأة ضعفًا شديدًا، في عين واحدة أو في العينين، أو كانت عينك حمراء شديدة الألم مع صداع أو غثيان أو هالات حول الأضواء، فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك. وإذا آلمتك عينك أو احمرّت فجأة فاتصل بأحد فروعنا اليوم، وإن كنت تلبس العدسات اللاصقة فانزعها أولًا. وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى.'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000006',
'diabetes-and-your-retina',
'Diabetes and your retina',
'السكري وشبكية عينك',
'You can see well and still have early changes in the retina. Why a yearly check matters, what happens at one, and what the treatments are.',
'قد ترى جيدًا وفي شبكيتك تغيرات مبكرة لا تشعر بها. لماذا يهم الفحص السنوي؟ وماذا يجري فيه؟ وما العلاجات المتاحة؟',
'/covers/diabetes-and-your-retina.svg',
'Retina',
'Aurora Eye Centre Editorial Team',
'2026-07-09',
'You feel fine. You see well. You already watch your sugar, take your medicine and go to your visits, and now someone wants to look inside your eyes too. It is easy to put that off. It is also normal to be a little afraid of what they may find. Yet this is a check where being early can make a real difference, and the check itself is simple. For most people, the worst part is a drop that stings for a moment.

## What diabetes does to the retina

The retina is the thin layer at the back of your eye. It catches light and sends the picture to the brain. It is fed by some of the finest blood vessels in the body. When blood sugar stays high for a long time, their walls grow weak. Some leak. Some close. The eye may then grow new vessels, but these are fragile and can bleed.

Doctors call this **diabetic retinopathy**. Fluid can also collect in the centre of the retina, the small spot you use to read and to know a face. It can happen in type 1 and in type 2 diabetes. The longer a person has diabetes, the higher the chance. High blood pressure, high blood fats and smoking add to the risk.

## Why every year, even if you see well

Early changes do not hurt, and they often do not blur your sight. You cannot feel them and a mirror cannot show them. When vision does change, the damage may already be far along. A yearly check gives the doctor a chance to see it sooner, and to compare this year with the last.

With type 2 diabetes, the first check is due soon after you are told you have it, because sugar may have been high before anyone knew. With type 1, the first check often comes a few years after the start. Pregnancy can speed up changes, so ask your doctor early. Some people need checks more than once a year. Your doctor sets the right gap for you.

Please note that a test for glasses is not a retina check. Your glasses prescription says little about the vessels at the back of your eye.

## What happens at the check

- You read a chart, one eye at a time.
- Drops make your pupils wide. They take a little time to work.
- The doctor looks at the whole retina with a light and a lens.
- Photos or a scan of the retina may be taken. They do not hurt.
- You hear what was seen and when to come again.

The drops make near things blurred and bright light hard to bear for some hours. Bring sunglasses, and plan for someone else to drive you home.

## If you need treatment

Not every change needs treatment. Sometimes the plan is to watch more closely, while you and your diabetes doctor work on sugar and blood pressure. If treatment is needed, an eye doctor will explain which kind suits your eye, and why.

- **Injections.** Medicine is put inside the eye with a very fine needle, after drops have numbed it. It helps to slow leaks from weak vessels. More than one injection is often needed.
- **Laser.** Tiny spots of light are placed on the retina. They help to seal leaks, or to calm the fragile new vessels. When a wide area is treated, it is called panretinal photocoagulation (PRP). It typically takes 2 to 3 sessions.
- **Vitrectomy.** This is an operation. The surgeon removes the clear gel inside the eye when it is full of blood, or when scars pull on the retina.

The main aim is to protect the sight you have. Sight that is already lost cannot always be brought back. That is why timing matters so much.

## Signs that cannot wait

Go to the nearest emergency department if you notice any of these. Do not drive yourself.

- Sight that is suddenly gone or much worse, in one eye or both.
- A dark curtain or shadow across the view, with or without flashes.

Call a branch today for new flashes of light or many new dark spots (floaters), if there is no shadow or curtain. If all branches are closed and it cannot wait until they open, go to the nearest emergency department.

## What to bring and what to ask

A first consultation takes about 45 to 60 minutes. Bring your glasses, a list of your medicines, your last blood sugar results and any older eye reports. Do not stop or change a medicine for the visit unless your doctor tells you to.

You may want to ask: Are there changes in my retina? In one eye or both? Has anything changed since last time? What should my diabetes doctor know? When is my next check? Before you leave, put that date in your phone, so that you do not forget it.',
'تشعر بأنك بخير، وترى جيدًا. تراقب السكر وتتناول دواءك وتلتزم بمواعيدك، ثم يُطلب منك فحص العينين من الداخل أيضًا. من السهل أن تؤجل ذلك، ومن الطبيعي أن تخشى قليلًا ما قد يظهر. غير أن التبكير في هذا الفحص قد يكون له أثر حقيقي، والفحص نفسه سهل، وأصعب ما فيه عند معظم الناس قطرة تلسع العين لحظة.

## ماذا يفعل السكري بالشبكية؟

الشبكية طبقة رقيقة في مؤخرة العين، تلتقط الضوء وترسل الصورة إلى الدماغ، وتغذيها أوعية دموية من أدق الأوعية في الجسم. فإذا بقي سكر الدم مرتفعًا مدة طويلة ضعفت جدران هذه الأوعية، فيتسرب السائل من بعضها وينسد بعضها الآخر. وقد تنمو في العين أوعية جديدة، لكنها هشة وقد تنزف.

يسمي الأطباء هذه الحالة **اعتلال الشبكية السكري**. وقد يتجمع السائل كذلك في مركز الشبكية، وهو البقعة الصغيرة التي نقرأ بها ونميز الوجوه. وتحدث هذه التغيرات في النوع الأول من السكري وفي النوع الثاني، ويزداد احتمالها كلما طالت مدة الإصابة. ويزيد الخطر أيضًا ارتفاع ضغط الدم، وارتفاع دهون الدم، والتدخين.

## لماذا تُفحص كل عام وإن كنت ترى جيدًا؟

التغيرات المبكرة لا تؤلم، ولا تشوش النظر في كثير من الأحيان، فلا تحس بها ولا تراها في المرآة. وحين يتغير النظر فعلًا قد يكون الضرر قد اشتد. أما الفحص السنوي فيتيح للطبيب أن يلاحظ التغير مبكرًا، وأن يقارن هذا العام بما قبله.

في النوع الثاني يحين الفحص الأول بعد التشخيص بوقت قصير، لأن السكر ربما كان مرتفعًا قبل أن ينتبه إليه أحد. وفي النوع الأول كثيرًا ما يكون الفحص الأول بعد بضع سنوات من بداية المرض. وقد يسرّع الحمل هذه التغيرات، فعلى الحامل أن تسأل طبيبها مبكرًا. ويحتاج بعض المرضى إلى أكثر من فحص واحد في العام، والطبيب هو من يحدد المدة المناسبة لك.

ولا تنسَ أن قياس النظر لأجل النظارة ليس فحصًا للشبكية، فدرجة نظارتك لا تخبرنا إلا بالقليل عن حال الأوعية في مؤخرة عينك.

## ماذا يجري في أثناء الفحص؟

- تقرأ لوحة الحروف بكل عين على حدة.
- توضع قطرات توسع الحدقة، ويظهر أثرها بعد بعض الوقت.
- ينظر الطبيب إلى الشبكية كلها بضوء وعدسة.
- قد تُلتقط صور للشبكية أو يُجرى لها مسح، وذلك لا يؤلم.
- يخبرك الطبيب بما رآه وبموعد فحصك القادم.

تجعل القطرات رؤية الأشياء القريبة ضبابية وتزيد الانزعاج من الضوء القوي بضع ساعات. أحضر نظارة شمسية، واطلب من غيرك أن يقود السيارة عند العودة إلى البيت.

## إن احتجت إلى علاج

ليس كل تغير بحاجة إلى علاج. فقد تقتصر الخطة على المتابعة عن كثب، في حين تعمل أنت وطبيب السكري على ضبط السكر وضغط الدم. وإذا لزم العلاج شرح لك طبيب العيون أي نوع يناسب عينك، ولماذا.

- **الحقن.** بعد تخدير العين بالقطرات يُحقن الدواء في داخلها بإبرة دقيقة جدًا، وهو يساعد على الحد من تسرب السوائل من الأوعية الضعيفة. وكثيرًا ما يلزم أكثر من حقنة.
- **الليزر.** تُوجَّه نقاط ضوئية دقيقة إلى الشبكية تساعد على سد مواضع التسرب أو على تهدئة الأوعية الجديدة الهشة. وحين تُعالج مساحة واسعة يسمى ذلك ليزر الشبكية الشامل (PRP)، ويكون عادةً في جلستين أو ثلاث جلسات.
- **استئصال الجسم الزجاجي.** عملية يزيل فيها الجرّاح الهلام الشفاف من داخل العين إذا امتلأ بالدم، أو إذا كانت الندبات تشد الشبكية.

الهدف الأول هو حماية ما لديك من بصر، أما ما فُقد منه فقد لا يمكن استعادته. ولهذا فالتبكير مهم جدًا.

## علامات لا تحتمل الانتظار

في الحالات الآتية توجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك:

- فقدان مفاجئ للنظر أو ضعف مفاجئ وشديد فيه، في عين واحدة أو في العينين.
- ستارة أو ظل داكن يحجب جزءًا من النظر، مع ومضات أو من دونها.

واتصل بأحد فروعنا اليوم إذا رأيت ومضات ضوئية ظهرت حديثًا، أو كثرة مفاجئة في النقاط السوداء الطافية (الذبابة الطائرة)، من غير ستارة تحجب النظر. وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى.

## ماذا تُحضر معك؟ وعمّ تسأل؟

تستغرق الاستشارة الأولى من ٤٥ إلى ٦٠ دقيقة تقريبًا. أحضر معك نظارتك، وقائمة بأدويتك، وآخر نتائج فحص السكر، وأي تقارير سابقة عن عينيك. ولا توقف دواءً ولا تغيّره من أجل الزيارة ما لم يطلب منك طبيبك ذلك.

وقد تود أن تسأل: هل في شبكيتي تغيرات؟ أفي عين واحدة أم في العينين؟ هل تغير شيء منذ المرة الماضية؟ ماذا ينبغي أن يعرف طبيب السكري؟ ومتى موعد فحصي القادم؟ ثم سجّل هذا الموعد في هاتفك قبل أن تغادر، فذلك لا يستغرق سوى لحظة، ويريح بالك من همّ تذكره.'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000007',
'dry-eye-in-a-dry-country',
'Dry eye in a dry country',
'جفاف العين في مناخنا الجاف',
'Dust, screens and cold indoor air are hard on your eyes. Why they burn, what you can change at home and at work, and when to have them checked.',
'الغبار والشاشات وهواء المكيف ترهق العين. لماذا تحس بالحرقة، وماذا يمكنك أن تغيّر في البيت والعمل، ومتى يحسن أن تُفحص عيناك؟',
'/covers/dry-eye-in-a-dry-country.svg',
'Dry eye',
'Aurora Eye Centre Editorial Team',
'2026-06-18',
'By late afternoon your eyes feel as if there is sand in them. You blink, the screen clears, and then it blurs again. People ask if you have been crying, or if you slept at all. Nobody sees anything wrong, so you may begin to doubt it yourself. Do not. Dry eye is real, it is very common, and dust and cold indoor air in Oman make it worse. The good news is that small changes can bring relief, and a doctor can help when they are not enough.

## What your tears are for

Tears are not just salty water. A thin film of water, oil and mucus covers the eye. Each blink spreads it smooth again. The oil comes from tiny glands along the edge of the lids, and it keeps the water from drying too fast. If you make too few tears, or if they dry up too soon, the surface of the eye gets sore.

Strange as it sounds, a dry eye may water. When its surface is sore, the eye makes a lot of thin tears. They run down the cheek and do not stay on the eye.

## How it can feel

- Burning, stinging or a gritty feeling.
- Redness and heavy, tired lids.
- Sight that blurs and then clears when you blink.
- Discomfort with contact lenses.
- Watering in wind or in cold air.

Allergy, lid trouble and other problems can feel much the same. This is why guessing can cost you time, and why an examination is worth it if it goes on.

## What tires our eyes in Oman

### Dust and sun

Wind lifts fine dust from roads, building sites and open desert. It makes eyes itch and can scratch them, and hot wind dries tears quickly. Even on the humid coast, dust still reaches the eye.

### Cold indoor air

For much of the year we move from a cooled room to a cooled car to a cooled shop. Air conditioning takes moisture out of the air. A vent that blows on your face is worse, because it dries the tear film all day long.

### Screens

When we look at a screen, we blink less, and often only halfway. A long day at a desk, then an evening on the phone, leaves the eye open and drying for hours.

Age, hormone changes, contact lenses, some medicines, some illnesses and laser eye surgery can also play a part. Tell the doctor about them, but do not stop a medicine by yourself.

## Small changes that may help

- Turn vents in the car and the office away from your face.
- Place the screen a little below eye level, so that your lids cover more of the eye.
- Every 20 minutes, look about 6 metres away for 20 seconds, and blink fully a few times.
- Wear wraparound sunglasses in wind and dust.
- Do not rub. Wash your hands often, and keep kohl and make-up away from the inner edge of the lids.
- Keep contact lenses away from water, and never sleep in them unless your doctor has agreed.

Artificial tears help many people. Not all drops are the same, though. Some drops that promise white eyes can make things worse if used for long. A doctor or pharmacist can tell you which suits you, and how often. If you use drops many times a day, ask whether you need a kind without preservatives.

## When to see a doctor

Book an appointment if your eyes bother you on most days, if drops no longer help, or if your sight is not steady. Dry eye can often be managed, though it may take time. The plan may include drops, lid care with warmth and cleaning, treatment for sore lids, or tiny plugs that keep tears on the eye longer. The doctor chooses with you, based on what is found.

Go to the nearest emergency department if you notice any of these. Do not drive yourself.

- A chemical in the eye: rinse first, with clean water, for at least 15 minutes. Then go.
- Sight that is suddenly gone or much worse, in one eye or both.
- A blow, a cut or something stuck in the eye: do not rub it, do not pull it out.
- A red, very painful eye with headache, sickness or rings round lamps.

Call a branch today for strong pain, strong discomfort in bright light or thick discharge. Do the same for a red, sore eye if you wear contact lenses: take them out first. If all branches are closed and it cannot wait until they open, go to the nearest emergency department.

## Your examination

A first consultation takes about 45 to 60 minutes. The doctor looks at your lids and tears with a bright light, and may use a coloured dye or a small paper strip to see how your tears work. Bring all your drops, even the ones you bought yourself, your glasses or lenses, and a list of your medicines. Think back over your day: when do your eyes feel worst, and where are you then? Then ask: Which type of dry eye do I have? What should I change first? When should I feel a difference?',
'ما إن يقترب المساء حتى تحس كأن في عينيك رملًا. ترمش فتصفو الشاشة، ثم تعود ضبابية. ويسألك الناس: هل كنت تبكي؟ ألم تنم؟ ولا يرى أحد سببًا ظاهرًا، فتبدأ أنت نفسك بالشك فيما تشعر به. لا تشك، فجفاف العين حالة حقيقية وشائعة جدًا، وفي حياتنا اليومية في عُمان ما يزيدها سوءًا. ومما يطمئن أن تغييرات صغيرة قد تريحك، وأن الطبيب يستطيع مساعدتك حين لا تكفي.

## لماذا نحتاج إلى الدموع؟

ليست الدموع ماءً مالحًا فحسب، بل غشاء رقيق من الماء والزيت والمخاط يغطي العين، وكل رمشة تبسطه عليها من جديد. يأتي الزيت من غدد دقيقة على حافة الجفن، وهو يمنع الماء من أن يتبخر سريعًا. فإذا قلّت الدموع، أو جفت قبل أوانها، تهيج سطح العين وآلمك.

ومن الغريب أن العين الجافة قد تدمع. فحين يتهيج سطحها تفرز دموعًا كثيرة خفيفة تسيل على الخد، ولا تبقى عليها لترطبها.

## بماذا قد تشعر؟

- حرقة أو وخز أو إحساس بالرمل في العين.
- احمرار وثقل وتعب في الجفنين.
- نظر يتشوش ثم يصفو حين ترمش.
- انزعاج من العدسات اللاصقة.
- دموع تسيل في الريح أو في الهواء البارد.

وقد تسبب الحساسية ومشكلات الأجفان وغيرها شعورًا مشابهًا. لذلك قد يضيع التخمين وقتك، والفحص أولى إن طال الأمر.

## ما الذي يتعب العين في عُمان؟

### الغبار والشمس

تحمل الريح غبارًا ناعمًا من الطرق ومواقع البناء والصحراء المفتوحة، فيثير الحكة وقد يخدش العين، كما أن الريح الحارة تجفف الدموع بسرعة. وحتى على الساحل الرطب يصل الغبار إلى العين.

### هواء المكيف

ننتقل معظم أيام السنة من غرفة مكيفة إلى سيارة مكيفة إلى متجر مكيف. والتكييف يسحب الرطوبة من الهواء، وأسوأ منه فتحة تنفث هواءها في وجهك، لأنها تجفف غشاء الدمع طوال اليوم.

### الشاشات

حين ننظر إلى الشاشة يقل رمشنا، وكثيرًا ما لا ينغلق الجفن إلا نصف انغلاق. وإذا قضيت يومًا طويلًا في المكتب ثم أمسية مع الهاتف بقيت العين مفتوحة تجف ساعات.

وقد يكون للعمر أثر أيضًا، وكذلك للتغيرات الهرمونية والعدسات اللاصقة وبعض الأدوية والأمراض وجراحة تصحيح النظر بالليزر. فأخبر الطبيب بها، ولا توقف دواءً من تلقاء نفسك.

## تغييرات صغيرة قد تفيد

- وجّه فتحات التكييف في السيارة والمكتب بعيدًا عن وجهك.
- ضع الشاشة أخفض قليلًا من مستوى عينيك ليغطي الجفن جزءًا أكبر من العين.
- انظر كل ٢٠ دقيقة إلى شيء يبعد نحو ستة أمتار مدة ٢٠ ثانية، وارمش رمشًا كاملًا بضع مرات.
- البس نظارة شمسية تحيط بالعينين في الريح والغبار.
- لا تفرك عينيك، واغسل يديك كثيرًا، وأبعد الكحل ومساحيق التجميل عن الحافة الداخلية للجفن.
- أبعد العدسات اللاصقة عن الماء، ولا تنم بها أبدًا ما لم يوافق طبيبك.

وتفيد الدموع الاصطناعية كثيرًا من الناس، لكن القطرات ليست كلها سواءً، فبعض القطرات المخصصة لتبييض العين قد تزيد الحالة سوءًا إن طال استعمالها. ويستطيع الطبيب أو الصيدلي أن يدلك على ما يناسبك وعلى عدد مرات استعماله. وإن كنت تستعمل القطرات مرات كثيرة في اليوم فاسأل هل تحتاج إلى نوع خالٍ من المواد الحافظة.

## متى تزور الطبيب؟

احجز موعدًا إذا كانت عيناك تزعجانك في معظم الأيام، أو لم تعد القطرات تنفعك، أو كان نظرك غير مستقر. ويمكن في كثير من الأحيان السيطرة على جفاف العين، وإن احتاج ذلك إلى وقت. وقد تشمل الخطة قطرات، أو عناية بالأجفان بالتدفئة والتنظيف، أو علاجًا لالتهاب الأجفان، أو سدادات دقيقة تبقي الدموع على العين مدة أطول. والطبيب يختار معك ما يناسبك بناءً على ما يجده في الفحص.

وفي الحالات الآتية توجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك:

- مادة كيميائية في العين: اغسلها أولًا بماء نظيف ١٥ دقيقة على الأقل، ثم توجّه إلى الطوارئ.
- فقدان مفاجئ للنظر أو ضعف مفاجئ وشديد فيه، في عين واحدة أو في العينين.
- ضربة أو جرح أو جسم عالق في العين: لا تفركها ولا تنزع الجسم منها.
- عين حمراء شديدة الألم مع صداع أو غثيان أو هالات حول الأضواء.

واتصل بأحد فروعنا اليوم إذا شعرت بألم شديد، أو بانزعاج شديد من الضوء، أو ظهرت إفرازات كثيفة. وإن كنت تلبس العدسات اللاصقة واحمرّت عينك وآلمتك، فانزع العدسات أولًا ثم اتصل بأحد فروعنا اليوم. وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى.

## استعد لفحصك

تستغرق الاستشارة الأولى من ٤٥ إلى ٦٠ دقيقة تقريبًا. ينظر الطبيب إلى جفنيك ودموعك بضوء ساطع، وقد يستعمل صبغة ملونة أو شريطًا ورقيًا صغيرًا ليفحص دموعك. أحضر كل قطراتك، حتى التي اشتريتها بنفسك، ونظارتك أو عدساتك، وقائمة بأدويتك. واسترجع يومك في ذهنك: متى تكون عيناك في أسوأ حال؟ وأين تكون حينئذ؟ ثم اسأل: ما نوع جفاف العين لديّ؟ ماذا أغيّر أولًا؟ ومتى يُنتظر أن ألاحظ فرقًا؟'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000008',
'when-a-childs-eye-turns',
'When a child’s eye turns',
'حين تنحرف عين طفلك',
'A squint in a child raises many questions. The signs, why an early check matters, what the examination is like, and what surgery involves.',
'يثير الحَوَل عند الطفل أسئلة كثيرة. نتحدث هنا عن علاماته، وأهمية الفحص المبكر، وكيف يجري الفحص، وما تشمله الجراحة.',
'/covers/when-a-childs-eye-turns.svg',
'Children',
'Aurora Eye Centre Editorial Team',
'2026-05-21',
'Often a photo is the first sign. Everyone is smiling, and one of your child’s eyes looks somewhere else. A grandmother says it will pass. A friend says to go today. You search through every picture on your phone and ask yourself if you missed something. You have not failed your child. A turning eye can be hard to notice, and having it checked is a good next step.

## What a squint is

Squint, or **strabismus**, means that the two eyes do not point at the same place. One eye may turn in, out, up or down. It may turn all the time, or only when your child is tired, ill or daydreaming. Sometimes one eye turns and sometimes the other.

In the first few months, a baby’s eyes may drift now and then while they learn to work as a team. A turn that is always there, or that still shows after about 4 months of age, should be seen by a doctor. Some babies only look as if they have a squint, because the bridge of the nose is wide. An examination can tell the two apart.

## Signs parents notice

- One eye turns, even for a short time.
- The child tilts or turns the head to see.
- One eye closes in bright sunlight.
- The child sits very close, bumps into things or misses a step.
- An older child talks of seeing double.

Many children show none of these, and one eye can be weak without any turn at all. If there is squint or a lazy eye in the family, tell the doctor.

## Why early is better

A child’s sight is still growing. When the eyes point to two places, the brain gets two pictures. To avoid seeing double, it may ignore one eye. That eye can then become weak, even if it is healthy. This is called **lazy eye**, or amblyopia. It is easiest to treat while the child is young, since the brain is still learning to see.

Early does not mean that you must panic. It also does not mean that an older child is too late to be seen. It simply means that waiting for a squint to go away by itself can cost useful time.

Call a branch today for double vision or a squint that began suddenly. Do the same for a white pupil in a child, in real life or in a photo. If all branches are closed and it cannot wait until they open, go to the nearest emergency department.

## What the examination is like

No part of it should feel like a school test. The doctor may use toys, pictures and small lights. A child who cannot read can match shapes or follow a toy. The doctor covers one eye and then the other, and watches how they move.

Drops are often used to widen the pupils and relax the focus. They may sting for a moment. Near sight stays blurred for some hours, and sometimes longer. They let the doctor measure the need for glasses and look at the back of the eye. Tell your child the truth in small words: “The drops may sting a little, and then it gets better.” Let a favourite toy come too.

## Glasses, patch or surgery?

The plan depends on the cause, the age and the sight in each eye. The doctor decides it with you.

- **Glasses** can straighten some squints in part or fully.
- **A patch or drops** over the stronger eye make the weaker eye work.
- **Surgery** moves or adjusts the small muscles outside the eye. The eye is not taken out.

Squint surgery takes about 1 to 2 hours under general anaesthesia, so your child sleeps and does not feel it. Recovery takes about 4 to 6 weeks. The eye may be red and sore at first. The team tells you about eating and drinking before the operation, about drops, and about when your child may go back to school, play and swim.

Surgery aims to line up the eyes, but it may not replace glasses or a patch. Some children need more than one operation. Ask about the risks and about what result can be hoped for in your child’s case.

## Before you come

A first consultation takes about 45 to 60 minutes. Choose a time when your child is not hungry or sleepy, if you can. Please bring:

- Photos that show the turn, with dates.
- Your child’s glasses and any earlier reports.
- A list of medicines, allergies and illnesses, and whether birth was early.
- A snack, a toy and a sun hat or sunglasses for the way home.

Then ask what you most want to know: Does my child see equally with both eyes? Is treatment needed now, or can we watch? What will we do at home? When should we come back?',
'كثيرًا ما تبدأ الحكاية بصورة. الجميع يبتسمون، وإحدى عيني طفلك تنظر إلى جهة أخرى. تقول الجدة إن ذلك سيزول، وتقول صديقة: خذوه إلى الطبيب اليوم. فيبدأ التقليب في صور الهاتف كلها، ومعه سؤال لا يهدأ: هل فاتني شيء؟ لا لوم على أم ولا على أب، فانحراف العين قد يصعب الانتباه إليه، وفحصه خطوة صائبة.

## ما الحَوَل؟

**الحَوَل** هو ألا تتجه العينان إلى المكان نفسه. فقد تنحرف إحداهما إلى الداخل أو إلى الخارج أو إلى أعلى أو إلى أسفل. وقد يكون الانحراف دائمًا، أو لا يظهر إلا حين يتعب الطفل أو يمرض أو يشرد ذهنه. وأحيانًا تتناوب العينان.

في الأشهر الأولى قد تنحرف عينا الرضيع بين حين وآخر وهما تتعلمان العمل معًا. أما الانحراف الدائم، أو الذي يستمر بعد الشهر الرابع من العمر تقريبًا، فينبغي أن يراه الطبيب. ويبدو بعض الرضع كأن بهم حَوَلًا لمجرد أن جسر الأنف عندهم عريض، والفحص يميز بين الحالتين.

## علامات يلاحظها الأهل

- انحراف إحدى العينين ولو لمدة قصيرة.
- إمالة الرأس أو إدارته عند النظر.
- إغماض عين واحدة في ضوء الشمس الساطع.
- الجلوس قريبًا جدًا من الشاشة أو الكتاب، أو الاصطدام بالأشياء، أو التعثر على الدرج.
- شكوى الطفل الأكبر سنًا من رؤية الأشياء مزدوجة.

وكثير من الأطفال لا تظهر عليهم أي من هذه العلامات، وقد تكون إحدى العينين ضعيفة من غير أي انحراف. وإن كان في العائلة من أصيب بالحَوَل أو كسل العين فينبغي أن يعرف الطبيب ذلك.

## لماذا التبكير أفضل؟

ما زال بصر الطفل في طور النمو. فحين تتجه العينان إلى مكانين تصل إلى الدماغ صورتان، ولكي لا يرى الطفل الأشياء مزدوجة قد يتجاهل الدماغ إحدى العينين، وعندئذ قد تضعف هذه العين وإن كانت سليمة. ويسمى هذا **كسل العين**، وعلاجه أيسر في الصغر لأن الدماغ ما زال يتعلم كيف يرى.

ولا يدعو التبكير إلى الفزع، ولا يعني أن الأوان قد فات على الطفل الأكبر سنًا. معناه ببساطة أن انتظار زوال الحَوَل من تلقاء نفسه قد يضيع وقتًا ثمينًا.

واتصل بأحد فروعنا اليوم إذا ظهر فجأة ازدواج في الرؤية أو حَوَل، أو لاحظت بياضًا في حدقة عين طفلك، سواء أرأيته بعينك أم في صورة. وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى.

## كيف يكون الفحص؟

لا ينبغي أن يشعر الطفل بأنه في امتحان. فقد يستعمل الطبيب ألعابًا وصورًا وأضواء صغيرة، ويستطيع الطفل الذي لا يقرأ أن يطابق الأشكال أو يتتبع لعبة بعينيه. ويغطي الطبيب عينًا ثم الأخرى، ويراقب حركة كل منهما.

وكثيرًا ما تُستعمل قطرات توسع الحدقة وترخي عضلة التركيز. قد تلسع لحظة، ويبقى النظر القريب ضبابيًا بضع ساعات، وأطول من ذلك أحيانًا. لكنها تتيح للطبيب أن يقيس حاجة الطفل إلى النظارة وأن يرى مؤخرة العين. والحقيقة بكلمات بسيطة خير ما يقال للطفل: «قد تلسعك القطرة قليلًا، ثم يزول ذلك». ولا بأس بأن يحضر لعبته المفضلة معه.

## نظارة أم تغطية للعين أم جراحة؟

تعتمد الخطة على السبب وعلى عمر الطفل وعلى قوة النظر في كل عين، ويقررها الطبيب معك.

- **النظارة** قد تعدّل بعض أنواع الحَوَل جزئيًا أو كليًا.
- **التغطية أو القطرات** تحجب العين الأقوى بلاصقة أو تشوش نظرها مؤقتًا، فتدفع العين الأضعف إلى العمل.
- **الجراحة** تعدّل مواضع العضلات الصغيرة خارج العين أو قوة شدها. ولا تُخرج العين من مكانها.

تستغرق جراحة الحَوَل من ساعة إلى ساعتين تقريبًا تحت التخدير العام، فينام طفلك ولا يشعر بها. ويستغرق التعافي من ٤ إلى ٦ أسابيع تقريبًا، وقد تحمرّ العين وتؤلمه في البداية. ويشرح لك الفريق الطبي ما يخص الأكل والشرب قبل العملية، والقطرات بعدها، ومتى يعود الطفل إلى المدرسة واللعب والسباحة.

تهدف الجراحة إلى استقامة العينين، لكنها قد لا تغني عن النظارة أو تغطية العين، ويحتاج بعض الأطفال إلى أكثر من عملية. فمن المهم السؤال عن المخاطر، وعن النتيجة المرجوّة في حالة طفلك.

## قبل الزيارة

تستغرق الاستشارة الأولى من ٤٥ إلى ٦٠ دقيقة تقريبًا. ويحسن اختيار وقت لا يكون فيه طفلك جائعًا أو ناعسًا إن أمكن. وهذا ما يلزم إحضاره:

- صور يظهر فيها الانحراف مع تواريخها.
- نظارة طفلك وأي تقارير سابقة.
- قائمة بأدويته وأمراضه وما لديه من حساسية، واذكر إن كان قد وُلد قبل موعده.
- وجبة خفيفة ولعبة، وقبعة أو نظارة شمسية لطريق العودة.

ثم يأتي دور الأسئلة التي تشغلك: هل يرى طفلي بعينيه كلتيهما بالوضوح نفسه؟ هل يحتاج إلى العلاج الآن أم يمكن أن نكتفي بالمتابعة؟ ماذا سنفعل في البيت؟ ومتى نعود؟'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000009',
'contact-lens-care',
'Contact lenses in heat and dust',
'العدسات اللاصقة في الحر والغبار',
'Simple habits for safe lens wear in a hot, dusty climate, the signs that mean “take them out now”, and how long to stop before a laser examination.',
'عادات بسيطة للبس العدسات بأمان في الحر والغبار، وعلامات تدعوك إلى نزع العدسات فورًا، والمدة التي تتوقف فيها عن لبسها قبل فحص الليزر.',
'/covers/contact-lens-care.svg',
'Contact lenses',
'Aurora Eye Centre Editorial Team',
'2026-04-23',
'You step out of a cool room into a hot, dusty afternoon. Within minutes one lens feels gritty and your eye begins to water. Do you rub it, rinse it or carry on? If you have stood blinking in a car park and asked yourself that, you are not alone. Most days you can wear lenses in a dry climate. You need a few good habits, and you need to know when to take the lenses out.

## Why heat and dust feel different

A contact lens rests on a thin film of tears. Heat, wind and air conditioning dry that film. The lens may then feel tight, and your sight may blur between blinks.

Fine dust can also slip under a lens. If you rub, the grain is pressed against the cornea, the clear window at the front of the eye, and may scratch it. So blink, wash your hands and take the lens out, but try not to rub.

## Habits that protect your eyes

None of these takes long. Together they keep most germs and dust away from your eyes.

- **Wash and dry your hands** before you touch a lens. Use a clean towel that leaves no fluff.
- **Keep water away.** No tap water, bottled water or saliva on a lens or in its case. Take lenses out before you swim or shower.
- **Use fresh solution every time.** Pour the old solution away. Never top it up.
- **Look after the case.** Clean it with lens solution, let it dry in the air, and replace it at least every 3 months.
- **Do not sleep in your lenses**, not even for a nap, unless your eye doctor or lens fitter has told you that yours are made for it.
- **Keep to the dates.** A daily lens is worn once and thrown away. Other lenses are replaced on the day the pack gives.

## In the car, outdoors and at work

Do not leave lenses, drops or solution in a parked car. The heat can spoil them. Check the storage advice on the pack.

Outdoors, close-fitting sunglasses keep off some of the wind and dust. When the air is thick with dust, glasses are better for your eyes. Lenses with a sun filter do not replace sunglasses.

Indoors, turn the air vent away from your face, and remember to blink when you work at a screen. Use only drops that are labelled for your type of lens. If you already use medicine in your eyes, ask your doctor first.

Keep a small kit with you: your glasses, a clean case and a small bottle of solution.

## When to take them out

The rule is simple: if an eye hurts, looks red or sees less well, take the lens out. If it was only dust, clean the lens with solution or open a new one. Put it in only when the eye looks and feels normal again.

Leave your lenses out, wear your glasses and call a branch today if you notice:

- pain, or a gritty feeling that stays after the lens is out
- redness, or light that hurts
- blurred sight, or a white spot on the front of the eye
- swelling, or a sticky discharge

If all branches are closed and it cannot wait until they open, go to the nearest emergency department.

Is your sight suddenly gone or much worse, in one eye or both? Is an eye red and very painful, with headache, sickness or rings round lamps? Go to the nearest emergency department. Do not drive yourself. If you are in doubt, go. Do not treat yourself with drops left over from another time. An infection can move fast, and only a doctor can tell what the cause is. Keep the lens and its case, as the doctor may ask to see them.

## Before a laser examination

A lens can change the shape of the cornea a little. Before a laser examination, your cornea needs time to go back to its own shape. Then the measurements are right for your eye.

- **Soft lenses:** stop wearing them 1 week before.
- **Rigid lenses:** stop wearing them 3 to 4 weeks before.

If you are unsure which kind you wear, or you have read another figure, leave them out for the longer time and ask your branch. If you cannot manage without your lenses, call the branch before you stop. On the day, the doctor decides whether the measurements can be used or should be taken again later.

## What to bring and what to ask

Bring your lens packs or a photo of the labels, your glasses, the names of your drops and solution, and the date you last wore your lenses. These questions are worth asking:

- How many hours a day can I wear my lenses?
- Would another kind of lens cope better with dry air?
- Which drops may I use while I wear my lenses?
- How often should my eyes and lenses be checked?',
'تخرج من غرفة باردة إلى ظهيرة حارة مغبرّة، فلا تمضي دقائق حتى تشعر بما يشبه حبة رمل تحت إحدى العدستين وتدمع عينك. هل تفركها أم تغسلها أم تكمل طريقك؟ إن وقفت يومًا حائرًا في موقف السيارات وعينك ترمش بلا توقف، فلست وحدك. وفي معظم الأيام يمكن التوفيق بين العدسات اللاصقة والجو الجاف، ولا يحتاج ذلك إلا إلى عادات قليلة ثابتة، وإلى أن تعرف متى تنزع العدسات.

## لماذا يزعجك الحر والغبار؟

تستقر العدسة اللاصقة على طبقة رقيقة من الدموع. والحر والرياح وهواء المكيف تجفف هذه الطبقة، فتشعر بأن العدسة صارت ضيقة على عينك، وقد يتشوش نظرك بين رمشة وأخرى.

وقد تتسلل ذرات الغبار الدقيقة تحت العدسة. فإذا فركت عينك دفعت تلك الذرات نحو القرنية، وهي النافذة الشفافة في مقدمة العين، وربما خدشتها. لذلك ارمش بلطف، واغسل يديك، ثم انزع العدسة، وتجنب الفرك ما استطعت.

## عادات تحمي عينيك

لا تستغرق هذه العادات وقتًا طويلًا، وهي مجتمعة تُبعد عن عينيك معظم الجراثيم والغبار.

- **اغسل يديك وجففهما** قبل أن تلمس العدسة، واستعمل منشفة نظيفة لا تترك وبرًا.
- **أبعد الماء عن عدساتك.** لا تضع على العدسة ولا في علبتها ماء الصنبور ولا الماء المعبأ ولا اللعاب، وانزع العدسات قبل السباحة أو الاستحمام.
- **استعمل محلولًا جديدًا في كل مرة.** تخلص من المحلول القديم، ولا تضف الجديد إليه أبدًا.
- **اعتنِ بعلبة العدسات.** نظفها بمحلول العدسات، واتركها تجف في الهواء، وغيّرها مرة كل ثلاثة أشهر على الأقل.
- **لا تنم والعدسات في عينيك**، ولو لغفوة قصيرة، إلا إذا أخبرك طبيب العيون أو أخصائي العدسات أن عدساتك مصممة لذلك.
- **التزم بمدة الاستعمال.** العدسة اليومية تُلبس مرة واحدة ثم تُرمى، أما غيرها فيُغيَّر في الموعد المبين على العبوة.

## في السيارة وخارج البيت وفي العمل

لا تترك العدسات أو القطرات أو المحلول في سيارة متوقفة، فقد تفسدها الحرارة. واقرأ إرشادات الحفظ المكتوبة على العبوة.

وفي الخارج تحجب النظارة الشمسية المحيطة بالعينين جانبًا من الرياح والغبار. وحين يشتد الغبار تكون النظارة الطبية أرفق بعينيك من العدسات. واعلم أن العدسات المزوّدة بمرشح لأشعة الشمس لا تغني عن النظارة الشمسية.

أما في الداخل فأبعد فتحة المكيف عن وجهك، وتذكر أن ترمش وأنت أمام الشاشة. ولا تستعمل من القطرات إلا ما كُتب عليه أنه يناسب نوع عدساتك. وإذا كنت تضع دواءً في عينيك فاسأل طبيبك أولًا.

واحمل معك دائمًا حقيبة صغيرة فيها نظارتك وعلبة نظيفة وزجاجة صغيرة من المحلول.

## متى تنزع العدسات؟

القاعدة بسيطة: إذا آلمتك عينك أو احمرّت أو ضعف نظرها فانزع العدسة. وإذا كان السبب غبارًا فحسب، فنظف العدسة بالمحلول أو افتح عدسة جديدة، ولا تلبسها إلا بعد أن يعود شكل عينك وإحساسك بها إلى المعتاد.

لا تُعِد لبس العدسات، واكتفِ بنظارتك، واتصل بأحد فروعنا اليوم إذا لاحظت:

- ألمًا، أو إحساسًا بالرمل يستمر بعد نزع العدسة
- احمرارًا، أو انزعاجًا من الضوء
- تشوشًا في النظر، أو بقعة بيضاء في مقدمة العين
- تورمًا، أو إفرازات لزجة

وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى.

وإذا فقدت نظرك فجأة أو ضعف فجأة ضعفًا شديدًا، في عين واحدة أو في العينين، أو كانت عينك حمراء شديدة الألم مع صداع أو غثيان أو هالات حول الأضواء، فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك. وإن ترددت فتوجّه إليه. ولا تعالج نفسك بقطرات بقيت لديك من علاج سابق، فالعدوى قد تشتد سريعًا، ولا يحدد سبب ما تشكو منه إلا الطبيب. واحتفظ بالعدسة وعلبتها، فقد يطلب الطبيب رؤيتهما.

## قبل فحص الليزر

قد تغيّر العدسة شكل القرنية قليلًا. لذلك تحتاج القرنية، قبل الفحص الذي يسبق تصحيح النظر بالليزر، إلى وقت تستعيد فيه شكلها الطبيعي، لتكون القياسات صحيحة.

- **العدسات اللينة:** توقف عن لبسها قبل الفحص بأسبوع واحد.
- **العدسات الصلبة:** توقف عن لبسها قبل الفحص بمدة من ٣ إلى ٤ أسابيع.

وإذا لم تكن متأكدًا من نوع عدساتك، أو قرأت مدة مختلفة، فالتزم بالمدة الأطول واسأل فرعك. وإذا كنت لا تستطيع الاستغناء عن عدساتك، فاتصل بفرعك قبل أن تتوقف عن لبسها. وفي يوم الفحص يقرر الطبيب هل يمكن الاعتماد على القياسات أم ينبغي أن تُعاد لاحقًا.

## ماذا تُحضر معك؟ وعمّ تسأل؟

أحضر عبوات عدساتك أو صورة لملصقاتها، ونظارتك، وأسماء القطرات والمحلول، وتاريخ آخر مرة لبست فيها العدسات. وهذه أسئلة تستحق أن تطرحها:

- كم ساعة يمكنني أن ألبس العدسات في اليوم؟
- هل هناك نوع آخر من العدسات أنسب للهواء الجاف؟
- ما القطرات التي يمكنني استعمالها وأنا ألبس العدسات؟
- كم مرة ينبغي أن تُفحص عيناي وعدساتي؟'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000010',
'how-light-becomes-sight',
'How light becomes sight',
'كيف يتحول الضوء إلى رؤية؟',
'How light travels from the cornea to the brain, and where short sight, long sight and astigmatism come from.',
'تعرّف على طريق الضوء من القرنية إلى الدماغ، ومن أين يأتي قصر النظر وطول النظر والاستجماتيزم (اللابؤرية).',
'/covers/how-light-becomes-sight.svg',
'Vision',
'Aurora Eye Centre Editorial Team',
'2026-03-26',
'Someone has told you that your eyes are “minus two”, that you have astigmatism, or that your child is a little long-sighted. The words sound serious, and nobody had time to explain them. So you went home with a slip of paper and a worry. This article explains them. When you know how the eye sees, most of those words are less worrying.

## The clear window

Look at a palm tree across the road. Light leaves every leaf and travels to your eye. The first thing it meets is the **cornea**, a clear dome at the very front. The cornea does most of the work of bending light so that it can form a picture. A thin film of tears keeps its surface smooth, which is why sight can blur when your eyes are dry.

Behind the cornea lies the **iris**, the coloured ring. The dark hole in its middle is the **pupil**. In bright sun the pupil grows small. At dusk it opens wide to let more light in. You do not have to think about it at all.

## The lens that fine-tunes

Just behind the pupil sits the **lens**. It is clear and, when we are young, it is soft. A tiny ring of muscle changes its shape. Look at the horizon and it flattens. Look at your phone and it grows rounder, so that the near picture turns sharp.

With the years the lens becomes stiffer. From about the age of 40, many people start to hold a menu further away. This is part of normal ageing, not a fault in how you have used your eyes.

## How light becomes a signal

At the back of the eye is the **retina**, a thin layer that senses light. The picture that lands on it is upside down. Its cells come in two main kinds:

- **Rods** work in dim light and help you notice movement at the edge of your view.
- **Cones** work in brighter light and give you colour and fine detail.

The cones are packed most tightly in the centre of the retina, at the spot called the **macula**. You are using it to read this line.

These cells turn light into tiny electric signals. The signals leave the eye along the **optic nerve** and reach the back of the brain. There the picture is read the right way up, joined with the one from the other eye, and given meaning. Only then do you see a palm tree. In a real sense, you see with your brain.

## When the focus misses the retina

For a sharp picture, light must come together exactly on the retina. Often an eye is perfectly healthy, yet its shape and its focus do not quite match. Doctors call this a refractive error.

- **Short sight (myopia):** the eye is a little too long, or the cornea bends light too much. Light meets in front of the retina. Near things are clear, and far things are blurred.
- **Long sight (hyperopia):** the eye is a little too short, or it bends light too little. Light would meet behind the retina. Near things blur first. Young eyes can often make up for it, but the effort may bring tired eyes or a headache.
- **Astigmatism:** the cornea, or sometimes the lens, curves more in one direction than in the other, like the side of an egg. Light does not meet at one point, so letters may look smeared or doubled.

One eye can have astigmatism along with short or long sight. Glasses and contact lenses move the focus back to the retina. Laser treatment reshapes the cornea to do the same. An eye doctor can tell you which choices are open to you after an examination.

## When not to wait

Blur that comes on slowly is a good reason to book an examination. Some changes, though, cannot wait for one. Go to the nearest emergency department if you notice any of these. Do not drive yourself.

- sight that is suddenly gone or much worse, in one eye or both
- a dark curtain or shadow across the view, with or without flashes
- a red, very painful eye with headache, sickness or rings round lamps

Call a branch today if you notice any of these:

- new flashes of light, or many new dark spots (floaters), but no shadow or curtain
- double vision that began suddenly
- a painful red eye with blurred sight

If all branches are closed and it cannot wait until they open, go to the nearest emergency department. Only a doctor can find the cause.

## What to ask at your examination

Bring your present glasses, any older prescription, and a note of when the blur troubles you most: far away, up close, at night or at the screen. Then ask:

- Which of these describes my eyes, and is it the same in both?
- Has my prescription changed since last time?
- Which ways of seeing clearly might suit me?
- When should I come back?',
'قيل لك إن قياس نظرك «ناقص اثنين»، أو إن لديك استجماتيزمًا (لابؤرية)، أو إن لدى طفلك طول نظر بسيطًا. كلمات تبدو مقلقة، ولم يجد أحد وقتًا ليشرحها لك، فعدت إلى بيتك تحمل ورقة صغيرة وقلقًا كبيرًا. ومتى عرفت كيف ترى العين زال كثير من هذا القلق.

## النافذة الشفافة

انظر إلى نخلة في الجانب الآخر من الشارع. ينعكس الضوء عن كل سعفة من سعفها ويصل إلى عينك، وأول ما يلقاه هو **القرنية**، وهي قبة شفافة في مقدمة العين. تؤدي القرنية الجزء الأكبر من مهمة كسر الضوء وتجميعه لتتكون الصورة. وتحافظ طبقة رقيقة من الدموع على نعومة سطحها، ولهذا قد يتشوش نظرك حين تجف عيناك.

وخلف القرنية تقع **القزحية**، وهي الحلقة الملونة، وفي وسطها فتحة داكنة هي **الحدقة**. تضيق الحدقة في ضوء الشمس الساطع، وتتسع عند الغروب لتسمح بمرور ضوء أكثر، ويحدث هذا كله دون أن تفكر فيه.

## العدسة وضبط الصورة

خلف الحدقة مباشرة تقع **عدسة العين**، وهي شفافة، ولينة في سنوات الشباب. تحيط بها عضلة دقيقة تغيّر شكلها: فإذا نظرت إلى الأفق انبسطت العدسة، وإذا نظرت إلى هاتفك ازدادت تحدبًا حتى تتضح الصورة القريبة.

ومع مرور السنين تقل مرونة العدسة. ومن سن الأربعين تقريبًا يبدأ كثير من الناس بإبعاد ما يقرؤونه عن أعينهم. هذا جزء طبيعي من التقدم في العمر يُعرف بطول النظر الشيخوخي، وليس نتيجة خطأ في استعمالك لعينيك.

## من الضوء إلى الصورة

في مؤخرة العين **الشبكية**، وهي طبقة رقيقة تستشعر الضوء، وتقع عليها الصورة مقلوبة. وخلاياها المستقبلة للضوء نوعان رئيسيان:

- **العصي:** تعمل في الضوء الخافت، وتساعدك على ملاحظة الحركة عند أطراف مجال نظرك.
- **المخاريط:** تعمل في الضوء الأقوى، وبها ترى الألوان والتفاصيل الدقيقة.

وأكثر ما تتجمع المخاريط في مركز الشبكية، في منطقة تسمى **البقعة الصفراء**، وبها تقرأ الآن هذا السطر.

تحول هذه الخلايا الضوء إلى إشارات كهربائية دقيقة، تغادر العين عبر **العصب البصري** حتى تصل إلى الجزء الخلفي من الدماغ. وهناك تُقرأ الصورة معتدلة، وتُدمج بصورة العين الأخرى، وتكتسب معناها. عندئذ فقط ترى النخلة. فأنت في الحقيقة ترى بدماغك.

## حين لا تلتقي الأشعة على الشبكية

لكي تكون الصورة واضحة يجب أن تلتقي الأشعة على الشبكية تمامًا. وكثيرًا ما تكون العين سليمة، غير أن شكلها لا يتوافق تمامًا مع قوة كسرها للضوء. ويسمي الأطباء ذلك «عيوب الانكسار».

- **قصر النظر:** تكون العين أطول قليلًا من المعتاد، أو تكسر القرنية الضوء أكثر مما ينبغي، فتلتقي الأشعة أمام الشبكية. ترى القريب واضحًا والبعيد مشوشًا.
- **طول النظر:** تكون العين أقصر قليلًا من المعتاد، أو تكسر الضوء أقل مما ينبغي، فيقع ملتقى الأشعة خلف الشبكية. ويتشوش القريب أولًا. وكثيرًا ما تعوض العين الشابة ذلك، لكن هذا الجهد قد يسبب إجهاد العين أو الصداع.
- **الاستجماتيزم (اللابؤرية):** يكون تحدب القرنية، أو العدسة أحيانًا، في اتجاه أشد منه في اتجاه آخر، كجانب البيضة، فلا تلتقي الأشعة في نقطة واحدة، وقد تبدو الحروف ممتدة أو مزدوجة.

وقد يجتمع الاستجماتيزم مع قصر النظر أو طوله في عين واحدة. وتعيد النظارة والعدسات اللاصقة ملتقى الأشعة إلى الشبكية، ويعيد علاج الليزر تشكيل القرنية للغاية نفسها. ويوضح لك طبيب العيون الخيارات المتاحة لك بعد الفحص.

## متى لا يصح الانتظار؟

إذا تشوش نظرك شيئًا فشيئًا فهذا سبب وجيه لحجز موعد للفحص. غير أن بعض التغيرات لا تحتمل الانتظار حتى يحين الموعد. ففي الحالات الآتية توجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك:

- فقدان مفاجئ للنظر أو ضعف مفاجئ وشديد فيه، في عين واحدة أو في العينين
- ستارة أو ظل داكن يحجب جزءًا من النظر، مع ومضات أو من دونها
- عين حمراء شديدة الألم مع صداع أو غثيان أو هالات حول الأضواء

واتصل بأحد فروعنا اليوم في الحالات الآتية:

- ومضات ضوئية ظهرت حديثًا، أو كثرة مفاجئة في النقاط السوداء الطافية (الذبابة الطائرة)، من غير ستارة تحجب النظر
- ازدواج في الرؤية ظهر فجأة
- احمرار مؤلم في العين مع تشوش النظر

وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى. والطبيب وحده يستطيع معرفة السبب.

## عمّ تسأل عند الفحص؟

أحضر نظارتك الحالية وأي وصفة سابقة لها، ودوّن متى يزعجك التشوش أكثر: عند النظر إلى البعيد، أم إلى القريب، أم في الليل، أم أمام الشاشة. ثم اسأل:

- أي هذه الحالات تنطبق على عينيّ؟ وهل العينان متماثلتان؟
- هل تغير قياس نظري منذ آخر مرة؟
- ما الوسائل التي قد تناسبني لأرى بوضوح؟
- متى ينبغي أن أعود للفحص؟'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000011',
'colour-vision-explained',
'Colour vision, explained',
'كيف نميز الألوان؟',
'Why some people mix up red and green, what the dot plates show, and what an online plate can and cannot tell you.',
'لماذا يلتبس الأحمر والأخضر على بعض الناس، وماذا تكشف لوحات النقاط الملونة، وما الذي تستطيع لوحة على الإنترنت أن تخبرك به وما لا تستطيع.',
'/covers/colour-vision-explained.svg',
'Vision',
'Aurora Eye Centre Editorial Team',
'2026-02-19',
'Perhaps your child coloured the tree trunk green and the leaves brown. Perhaps a friend laughed at your socks, or you stared at a circle of dots on a screen and saw no number at all. It is easy to feel uneasy, or a little foolish. There is no need. Many people see colours in their own way, most of them live with it very well, and there are clear ways to find out more.

## How the eye sees colour

At the back of the eye lies the retina, a thin layer that senses light. Some of its cells, called cones, work in good light and give us colour. There are three kinds. One answers best to long waves of light, one to middle waves and one to short waves. We often call them red, green and blue cones.

No cone sees a colour by itself. The brain compares the three answers and makes a colour from them, much as a painter mixes paints. That is how three kinds of cell let us see so many shades.

## When colours look alike

In a colour-vision deficiency, one kind of cone is missing or answers in a different way. Some colours then look much the same. The name “colour blindness” is common, but it is often too strong. Nearly everyone who has it does see colours, only fewer of them. Seeing no colour at all is very rare.

The most common form makes it hard to tell some reds, greens, browns and oranges apart. It is passed down in families and present from birth. It is far more common in boys and men, because the genes for it sit on the X chromosome. A mother can pass it on and see all colours well herself. It is nobody’s fault.

Sometimes colour vision changes later in life. An illness of the eye or of the optic nerve can cause it, and so can some medicines. Book an appointment with an eye doctor if:

- colours have begun to look dull or washed out
- one eye sees colours in a different way from the other
- the change came with blur, pain or a dark patch in your view

If your sight is suddenly gone or much worse, or you see a dark curtain or shadow across the view, go to the nearest emergency department. Do not drive yourself. Do not stop a medicine on your own. Ask the doctor who gave it to you.

## What the dot plates show

You have surely seen them: a circle of dots with a number inside. The dots vary in size and brightness on purpose, so only colour sets the number apart. Someone who mixes up those colours may see another number or none.

Used well, with printed plates and the right light, the test is quick and does not hurt. It is good at showing that there may be a red-green problem. The plates alone may not tell the exact type or how strong it is. For that, other tests may be needed. The doctor decides which ones, and what the result means for you.

## What an online plate cannot tell

A screen is not a printed plate. Its brightness, a night mode, the colour settings, sunlight on the glass, even the size of the picture can change what you see. A guess can also turn out right. So:

- **It can** show you what a colour plate looks like and give you a reason to ask.
- **It cannot** tell you that you have a deficiency.
- **It cannot** tell you that your colour vision is normal.
- **It cannot** find an illness or serve as proof for a job.

The eye games on this site are for entertainment only. Please enjoy them as that. A high score does not mean that your eyes are healthy, and a low score is not a diagnosis.

## Living with it

There is no established cure for the inherited form at present. Tinted lenses help some people tell certain colours apart, but they do not give normal colour vision. Small habits may help more: learn the order of the traffic lights, label clothes and pencils, and ask for charts that use shapes as well as colours.

If your child has it, tell the teacher. A child who picks the wrong crayon is not careless. Some jobs have their own colour-vision rules, so it is wise to ask early.

## What to ask at the examination

Bring your glasses, a list of your medicines, and a few examples of the colours you mix up. Tell the doctor if relatives have the same trouble. Then ask:

- Was I born with this, or is it new?
- Are both eyes the same?
- Do I need further tests?
- What should I tell my school or employer?',
'ربما لوّن طفلك جذع الشجرة بالأخضر وأوراقها بالبني، أو ضحك صديق من لون جوربيك، أو حدّقت في دائرة من النقاط على الشاشة فلم ترَ فيها رقمًا. قد تشعر عندئذ بالقلق أو بشيء من الحرج، ولا داعي لهذا ولا لذاك. فكثير من الناس يرون الألوان على طريقتهم، ومعظمهم يعيشون حياتهم على أحسن حال، وهناك سبل واضحة لمعرفة المزيد.

## كيف ترى العين الألوان؟

في مؤخرة العين الشبكية، وهي طبقة رقيقة تستشعر الضوء. وبعض خلاياها، وتسمى المخاريط، يعمل في الضوء الجيد ويمنحنا رؤية الألوان. والمخاريط ثلاثة أنواع: نوع يستجيب أكثر ما يستجيب لموجات الضوء الطويلة، ونوع للموجات المتوسطة، ونوع للموجات القصيرة. وكثيرًا ما نسميها المخاريط الحمراء والخضراء والزرقاء.

ولا يرى أي مخروط اللون وحده، بل يقارن الدماغ بين استجابات الأنواع الثلاثة ويصنع منها اللون، كما يمزج الرسام ألوانه. وهكذا تكفينا ثلاثة أنواع من الخلايا لرؤية هذا العدد الكبير من درجات الألوان.

## حين تتشابه الألوان

في حالات ضعف تمييز الألوان يغيب أحد أنواع المخاريط أو يستجيب للضوء استجابة مختلفة، فتبدو بعض الألوان متشابهة. ويشيع بين الناس اسم «عمى الألوان»، لكن فيه مبالغة في الغالب، فكل من لديهم هذا الضعف تقريبًا يرون الألوان، غير أنهم يرون عددًا أقل منها. أما انعدام رؤية الألوان تمامًا فنادر جدًا.

وأكثر الأنواع شيوعًا يصعب معه التفريق بين بعض درجات الأحمر والأخضر والبني والبرتقالي. وهو وراثي يصاحب المرء منذ ولادته، وينتشر بين الذكور أكثر بكثير من الإناث، لأن جيناته تقع على الصبغي إكس (الكروموسوم X). وقد تورّثه الأم وهي ترى الألوان كلها جيدًا، وليس في ذلك ذنب لأحد.

وقد تتغير رؤية الألوان في مرحلة لاحقة من العمر بسبب مرض في العين أو في العصب البصري، أو بسبب بعض الأدوية. فاحجز موعدًا لدى طبيب العيون إذا:

- بدأت الألوان تبدو باهتة
- اختلفت رؤية الألوان بين عين وأخرى
- صاحب التغير تشوش أو ألم أو بقعة داكنة في مجال نظرك

وإذا فقدت نظرك فجأة أو ضعف فجأة ضعفًا شديدًا، أو حجبت ستارة أو ظل داكن جزءًا منه، فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك. ولا توقف دواءً من تلقاء نفسك، بل اسأل الطبيب الذي وصفه لك.

## ماذا تكشف لوحات النقاط؟

لا بد أنك رأيتها من قبل: دائرة من النقاط الملونة في داخلها رقم. تتفاوت النقاط في حجمها وسطوعها عن قصد، فلا يميز الرقم عما حوله سوى اللون. ومن تختلط عليه تلك الألوان قد يقرأ رقمًا آخر، وقد لا يرى رقمًا على الإطلاق.

وإذا أُجري الاختبار كما ينبغي، بلوحات مطبوعة وإضاءة مناسبة، كان سريعًا لا ألم فيه. وهو مفيد في التنبيه إلى احتمال وجود ضعف في تمييز الأحمر والأخضر، لكن اللوحات وحدها قد لا تحدد نوع الضعف ولا شدته بدقة. وقد يحتاج ذلك إلى اختبارات أخرى، والطبيب هو من يقرر أيها يلزم وما الذي تعنيه النتيجة لك.

## ما الذي لا تخبرك به لوحة على الإنترنت؟

الشاشة ليست لوحة مطبوعة. فسطوعها، والوضع الليلي، وإعدادات الألوان، وانعكاس الشمس على الزجاج، وحتى حجم الصورة، كلها قد تغيّر ما تراه. وقد يصيب التخمين أيضًا. ولذلك:

- **تستطيع** أن تريك كيف تبدو لوحات الألوان، وأن تدفعك إلى السؤال.
- **لا تستطيع** أن تثبت أن لديك ضعفًا في تمييز الألوان.
- **لا تستطيع** أن تؤكد أن رؤيتك للألوان طبيعية.
- **لا تستطيع** أن تكشف مرضًا، ولا أن تكون إثباتًا تقدمه لجهة عمل.

وألعاب العيون في هذا الموقع للتسلية فقط، فاستمتع بها على هذا الأساس. النتيجة العالية لا تعني أن عينيك سليمتان، والنتيجة المنخفضة ليست تشخيصًا.

## التعايش مع ضعف تمييز الألوان

لا يوجد في الوقت الحاضر علاج معتمد يشفي من النوع الوراثي. وتساعد العدسات ذات الصبغة الخاصة بعض الناس على التفريق بين ألوان معينة، لكنها لا تمنحهم رؤية طبيعية للألوان. وقد تنفعك عادات صغيرة أكثر منها: احفظ ترتيب ألوان إشارة المرور، وضع علامات على الملابس والأقلام، واطلب رسومًا بيانية تستعمل الأشكال إلى جانب الألوان.

وإذا كان لدى طفلك هذا الضعف فأخبر معلمه، فالطفل الذي يختار قلمًا بلون آخر ليس مهملًا. ولبعض المهن شروط خاصة لرؤية الألوان، فمن الحكمة أن تسأل عنها مبكرًا.

## عمّ تسأل عند الفحص؟

أحضر نظارتك، وقائمة بأدويتك، وأمثلة على الألوان التي تلتبس عليك. وأخبر الطبيب إن كان في أقاربك من يواجه الصعوبة نفسها. ثم اسأل:

- هل وُلدت بهذا الضعف أم هو جديد؟
- هل العينان متماثلتان؟
- هل أحتاج إلى اختبارات أخرى؟
- ماذا ينبغي أن أقول للمدرسة أو لجهة العمل؟'
);

insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, featured_image, category, author, published_at, content_en, content_ar) values (
'a0000000-0000-4000-8000-000000000012',
'your-first-eye-examination',
'Your first eye examination',
'فحص عينيك الأول خطوة بخطوة',
'What happens in the 45 to 60 minutes of a consultation, what to bring with you, and why you should not plan to drive after dilating drops.',
'ماذا يحدث خلال استشارة مدتها من ٤٥ إلى ٦٠ دقيقة، وماذا تُحضر معك، ولماذا ينبغي ألا تقود سيارتك بعد قطرات توسيع الحدقة.',
'/covers/your-first-eye-examination.svg',
'Visits',
'Aurora Eye Centre Editorial Team',
'2026-01-22',
'Many people put off an eye examination for years. They fear the puff of air, a bright light, a wrong answer at the letter chart, or news they would rather not hear. If that sounds like you, you are not alone. It is natural to worry about your eyes. It often helps to know what comes next. So here is the visit, step by step, with no surprises.

## Before you come

A first consultation takes about 45 to 60 minutes. Keep some free time on either side, so that you do not have to watch the clock. When you call or message a branch, ask two things: whether your pupils may need to be widened with drops, and how much extra time to allow.

If you wear contact lenses, ask when to take them out. Before a laser examination, stop soft lenses 1 week ahead and rigid lenses 3 to 4 weeks ahead. If you are unsure, leave them out for the longer time and ask the branch.

## Step by step

Not everyone needs every test, and the order may change. The doctor decides what your eyes need. A full examination often includes these steps:

- **A talk.** What troubles you, since when, and in which eye? You will be asked about your health, your medicines, and eye problems in your family.
- **The letter chart.** You read letters or signs with each eye in turn, with and without glasses. If you do not know one, say so.
- **Measuring your glasses.** You look through different lenses and say which is clearer. When two look the same, “the same” is a good answer. This is not an exam that you can fail.
- **Eye pressure.** It may be measured with a soft puff of air, or with a small device after a numbing drop. It takes a moment.
- **The front of the eye.** You rest your chin on a support while the doctor looks through a microscope with a bright light. It does not hurt, and you may blink.
- **The back of the eye.** The doctor looks at the retina and the optic nerve, at times after drops that widen the pupils.
- **The plan.** The doctor explains what was found, what it means and what comes next. If something is not clear, ask to hear it again.

You may ask for a pause at any time. Do tell the team if you are afraid, if you feel faint, or if you need help to sit or to hear.

## Dilating drops

The pupil is the dark opening in the middle of the eye. When it is wide, the doctor can see more of the retina behind it. The drops may sting for a few seconds, and they usually need 20 to 30 minutes to work.

For some hours afterwards, light will seem very bright and near things will be blurred. How long this lasts differs from one person to the next, and some people feel it until the next day. Before you have the drops, tell the doctor if:

- you have had a bad reaction to eye drops, or have allergies
- you have been told that you have glaucoma or narrow drainage angles
- you are pregnant or breastfeeding

## Driving and getting home

Do not plan to drive yourself home after dilating drops. Come with a family member or friend, or arrange a ride. Do not drive, use machines or do fine work until your sight is clear and glare no longer troubles you. Follow what the doctor tells you. Bring sunglasses, because the sun outside will feel strong.

A red, very painful eye with headache, sickness or rings round lamps is not common after the drops. If it happens, go to the nearest emergency department. Do not drive yourself.

Before your visit, too, go to the nearest emergency department if your sight is suddenly gone or much worse, or if you see a dark curtain or shadow across the view. Do not drive yourself. Call a branch today if you see new flashes of light or many new dark spots (floaters) but no shadow or curtain, or if you feel strong pain. If all branches are closed and it cannot wait until they open, go to the nearest emergency department.

## What to bring and what to ask

- all your glasses, even the old ones, and your contact lens packs
- a list of your medicines and eye drops, and of any allergies
- earlier eye reports, pictures or prescriptions
- your identity card, and your insurance card if you have one
- sunglasses, and someone to take you home

Write down your questions, as it is easy to forget them in the chair. Good ones to start with are: What did you find? Do I need treatment, and what happens if I wait? What could I do instead? When should I come back, and which signs should bring me sooner?',
'كثير من الناس يؤجلون فحص العيون سنوات. يخشون نفخة الهواء، أو الضوء الساطع، أو إجابة خاطئة أمام لوحة الحروف، أو خبرًا لا يودون سماعه. إن وجدت نفسك في هذا الوصف فلا لوم عليك، فالعين غالية، ومن الطبيعي أن تخاف عليها. وكثيرًا ما يهدأ القلق حين نعرف ما ينتظرنا. إليك إذن ما يجري في الزيارة خطوة بعد خطوة، بلا مفاجآت.

## قبل أن تأتي

تستغرق الاستشارة الأولى من ٤٥ إلى ٦٠ دقيقة تقريبًا. فاترك قبلها وبعدها وقتًا خاليًا من المواعيد، حتى لا تظل عينك على الساعة. وحين تتصل بالفرع أو تراسله، اسأل عن أمرين: هل يُحتمل أن تحتاج إلى قطرات لتوسيع الحدقة؟ وكم من الوقت الإضافي ينبغي أن تخصص؟

وإذا كنت تلبس العدسات اللاصقة فاسأل متى تنزعها. أما الفحص الذي يسبق تصحيح النظر بالليزر، فتوقف عن لبس العدسات اللينة قبله بأسبوع واحد، وعن لبس العدسات الصلبة قبله بمدة من ٣ إلى ٤ أسابيع. وإذا لم تكن متأكدًا فالتزم بالمدة الأطول واسأل الفرع.

## الفحص خطوة بخطوة

ليس كل شخص بحاجة إلى كل اختبار، وقد يتغير الترتيب، والطبيب هو من يقرر ما تحتاج إليه عيناك. وكثيرًا ما يتضمن الفحص الكامل الخطوات الآتية:

- **الحديث معك.** ما الذي يزعجك؟ ومنذ متى؟ وفي أي عين؟ وستُسأل عن صحتك وأدويتك وعن أمراض العيون في عائلتك.
- **لوحة الحروف.** تقرأ حروفًا أو علامات بكل عين على حدة، بالنظارة ومن دونها. وإذا لم تعرف إحداها فقل ذلك ببساطة.
- **قياس النظر.** تنظر عبر عدسات مختلفة وتقول أيها أوضح. وإذا بدت لك عدستان متساويتين فقولك «متساويتان» إجابة جيدة، فليس هذا امتحانًا ترسب فيه.
- **ضغط العين.** قد يُقاس بنفخة هواء خفيفة، أو بجهاز صغير بعد قطرة مخدرة، ولا يستغرق ذلك سوى لحظة.
- **مقدمة العين.** تسند ذقنك إلى حامل، وينظر الطبيب عبر مجهر ذي ضوء ساطع. لا ألم في ذلك، ويمكنك أن ترمش.
- **مؤخرة العين.** يفحص الطبيب الشبكية والعصب البصري، وأحيانًا بعد قطرات توسّع الحدقة.
- **الخطة.** يشرح لك الطبيب ما وجده وما معناه وما الخطوة التالية. وإذا لم يتضح لك أمر فاطلب إعادة الشرح.

ويمكنك أن تطلب التوقف قليلًا في أي وقت. وأخبر الفريق إن كنت خائفًا، أو شعرت بالدوار، أو احتجت إلى مساعدة في الجلوس أو السمع.

## قطرات توسيع الحدقة

الحدقة هي الفتحة الداكنة في وسط العين، وحين تتسع يستطيع الطبيب أن يرى مساحة أكبر من الشبكية خلفها. قد تلسعك القطرات بضع ثوانٍ، ويظهر أثرها عادةً بعد ٢٠ إلى ٣٠ دقيقة.

وبعد ذلك يبدو الضوء شديد السطوع، وتتشوش رؤية الأشياء القريبة بضع ساعات. وتختلف المدة من شخص إلى آخر، وقد يستمر الأثر لدى بعضهم حتى اليوم التالي. وقبل وضع القطرات أخبر الطبيب إذا:

- سبق أن أزعجتك قطرات للعين أو سببت لك حساسية، أو كانت لديك حساسية أخرى
- قيل لك إن لديك الجلوكوما (المياه الزرقاء) أو ضيقًا في زاوية تصريف سائل العين
- كان هناك حمل أو رضاعة

## القيادة والعودة إلى البيت

رتّب أمرك على ألا تقود سيارتك بنفسك بعد قطرات توسيع الحدقة. تعال مع أحد من أهلك أو أصدقائك، أو دبّر وسيلة أخرى للعودة. ولا تقُد سيارتك ولا تشغّل الآلات ولا تؤدِّ عملًا دقيقًا حتى يصفو نظرك ويزول انزعاجك من الوهج، واتبع ما يقوله لك الطبيب. وأحضر نظارة شمسية، فستبدو لك الشمس في الخارج شديدة.

وليس من المعتاد أن تصبح العين بعد القطرات حمراء شديدة الألم مع صداع أو غثيان أو هالات حول الأضواء. فإن حدث ذلك فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك.

وإذا فقدت نظرك فجأة قبل زيارتك أو ضعف فجأة ضعفًا شديدًا، أو حجبت ستارة أو ظل داكن جزءًا منه، فتوجّه إلى قسم الطوارئ في أقرب مستشفى، ولا تقُد السيارة بنفسك. واتصل بأحد فروعنا اليوم إذا رأيت ومضات ضوئية ظهرت حديثًا، أو كثرة مفاجئة في النقاط السوداء الطافية (الذبابة الطائرة)، من غير ستارة تحجب النظر، أو شعرت بألم شديد. وإن كانت فروعنا كلها مغلقة، وكانت الحالة لا تحتمل الانتظار، فتوجّه إلى قسم الطوارئ في أقرب مستشفى.

## ماذا تُحضر معك؟ وعمّ تسأل؟

- نظاراتك كلها، حتى القديمة منها، وعبوات عدساتك اللاصقة
- قائمة بأدويتك وقطراتك، وبما لديك من حساسية
- تقارير العيون السابقة أو صورها أو وصفات النظارات
- بطاقتك الشخصية، وبطاقة التأمين إن وُجدت
- نظارة شمسية، ومن يرافقك إلى البيت

ودوّن أسئلتك قبل أن تأتي، فما أسهل أن ننساها ونحن على كرسي الفحص. ومن الأسئلة التي يحسن أن تبدأ بها: ماذا وجدتم؟ هل أحتاج إلى علاج؟ وماذا يحدث إن انتظرت؟ وما الخيارات الأخرى؟ ومتى أعود؟ وما العلامات التي تدعوني إلى العودة قبل ذلك؟'
);
